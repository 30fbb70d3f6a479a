/** Nouns and adjectives that open a line of a resume and are nobody's name. */
export const EVERYDAY_NOUNS = new Set(
  `access account acid acre act adult advert age agency agenda aid air airport aisle alarm album alcohol allergy alley ally alto amount angle animal ankle antique
apartment appeal apple appliance apron aquarium arbour arch archive arena arm army aroma arrears art artwork asbestos ash asphalt asset athlete attic auction audience audio author
autumn award axle baby back backend backlog backyard bacon badge bag bakery balance balcony ball ballet band bank banquet bar barn barrel base basement basin basket bass batch
bath bathroom battery bay beach beam bean bed bedroom bee beef beer bell belt bench benefit bike bill bin bird birth biscuit block blog blood board boat body boiler bolt bond bone book
booking boot booth border bottle boundary bowl box boy brain brake branch brand bread breakfast brick bride bridge brief broadcast brochure broker brush bucket budget buffet bug bulk bus
business butcher butter button buyer cabin cabinet cable cafe cake calendar calf call camera camp campaign campus canal cancer candidate candle candy canteen canvas car caravan card cardiac care career carer cargo
carpet cart case cash cashier casino cast castle casualty cat catalogue cattle cave cedar ceiling cell cellar cement cemetery census ceramic cereal ceremony chain chair chamber change channel chapel chapter charity
chart chassis check checklist checkout cheese chemical chemist chemistry biochemistry chess chest chicken child childcare children childhood chimney chocolate choice choir church cinema circuit circus citizen city
civic civil claim class classroom clay clerk client cliff climate clinic clinical clock cloth clothing cloud club coach coal coast coat cocktail code coffee cold colleague college colour column comedy comfort comic
commerce commercial committee commodity community commuter company competitor complaint computer concert concrete condition consumer contact container content contest contract cook cookery copper copy
corn corner corporate corridor cosmetic cost costume cottage cotton council counter country county couple courier course court cousin cover cow crane cream creative credit crew cricket crime criminal crisis
crop crowd cruise culture cup currency curriculum curtain custody custom customer cycle dairy dance data database day daycare deadline deaf deal death debit debt deck deep deer delay demand democracy dental dentist
depot deputy desk dessert detail device diabetes diagram dialysis diary diesel diet digital dinner disability discount disease dish dispatch display district diver divorce dock doctor document dog domestic
donor door dorm dosage double drain drama drawing dream dress drill drink driver drone drug drum dust duty early earth east economics education egg elder election electric electronics elevator email embassy
emergency employee energy engine engineering english enterprise envelope environment equipment equity errand essay estate event every evening evidence exam example exhibit export express extra eye fabric
facade face facility factory faculty fair faith fall family farm fashion fast fault feature federal feedback fellow fence ferry festival fever fibre fiction field figure file film finance fire firm firmware
fish fishery fitness fixture flag flat fleet flight flood floor flour flower fluid foam food foot football footwear forecast foreign forest forklift form former foster foundation fraud free freelance freight fresh
friday friend front frontend fruit fuel full fund funeral fur furnace furniture future gallery game garage garden garment gas gate gear general gift girl glass goal gold golf goods gown grade grain grant graphic
grass gravel green grid grocery ground group guard guest guide gym habitat hair hall hand handbook handyman harbour hard hardware harvest hat hay hazard head health healthcare heart heat heating heavy height help
helpdesk herb heritage high hiking history hockey holiday home homework honey horse hospice hospital hospitality hostel hot hotel hour house household housing human humanities hygiene ice idea image import
incident income industry infant infection ingredient injury ink inn inside insurance intake interior internet intranet inventory invoice iron island item jacket job jewel jewellery joint journal journey judge
juice jury kennel key kid kidney kindergarten kitchen knife knitwear knowledge lab laboratory labour lady lake lamb lamp land landlord landscape language large laser late laundry law lawn lawyer layout lead leaflet
leak learner lease leather lecture leg legacy legal leisure lens lesson letter level liaison library licence life lift light lighting line linen lingerie liquid liquor list litter live livestock loan local lock locker
lodge log logistics logo long lorry lot lounge low lumber lunch lung machine machinery magazine mail main major make male mall man manor manual manuscript map marble march margin marine market marriage mask masonry
mass match maternity mathematics maths matter meal measure meat media medical medicine medium member memory menswear menu metal meter method metro midwife military milk mill mine mineral minor mission mobile model
modern money month morning mortgage mosque motor motorway mould mountain mouse multilingual museum music nail name nanny nature navy neighbour network news newsletter newspaper night noise noon norm north notice
novel nuclear number nursery nut oak ocean office oil old one online open opera operating opposite optical oral orchard orchestra order organ organic other outdoor outside oven overnight owner oyster package page
pain paint painter pair palace pallet palm panel pantry paper parcel parent parish park parking parliament part partner party passenger passport past pasta paste pastry patent path patient patrol pay payroll peak
peer pen pension people personal personnel pest pet petrol petty pharmacy phase phone photo photograph photography physics piano picture piece pier pig pilot pipe pipeline pit pitch pizza plan plane plant plaster
plastic plate platform play player plot plumbing podcast poem poetry point police policy pollution pool poor port portrait post poster postage pot potato pottery poultry power practical prep press price primary print prison
private prize problem produce product profile profit program project prom proof property proposal prospect prototype psychiatric pub public publicity pump pupil purchase purpose puzzle quality quarry query question queue
quick quiet quiz quota rabbit race rack radio rail railway rain ranch range rapid rate raw reader ready real rear recent reception recipe record red referee refund refugee regional regular rehab rehabilitation remote rent rental
repair report request rescue research reserve resident residential resort resource response rest restaurant retail retirement return revenue review rice ride right ring risk river road robot rock roll roof room root
rope rose rota route routine row royal rubber rugby rule rural safe safety sail salad salary sale salon salt same sample sand sandwich satellite saturday sauce sauna scaffold scale scene school science score scout
screen script sculpture sea seafood search season seat second secondary section security seed self seller seminar senior service set sewage sewing shaft shared sheep sheet shelf shell shelter shift ship shipyard shirt
shoe shop shopper short show shower sick side sign signal silk silver site skin sky slab sleep slide slow small smoke snack snow soap soccer social sock software soil solar sole solid solo song sound soup source
south space spare speech speed sport spreadsheet spring square squad stable stadium staff stage stair stall stamp standard start state statement station stationery statistics steam steel stem step stock stockroom
stone store storage storm story strategy street stress strike string strong structure student studio study style subject subscription subsea suburb subway sugar suit summer sunday supermarket supply support
surface surgery surgical survey sushi swim syllabus symphony system table tablet tailor talent tank tape target task tax taxi tea team teen telecom telephone television temple temporary tenant tennis tent term
terminal territory test text textbook textile theater theatre theory therapy thermal thesis ticket tie tile till timber time tin title toddler toilet tool tooth top tour tourism tourist tournament tower town
toy track trade traffic trail train trainee tram transit transport trash travel treasury treatment tree trend trial trip trolley tropical truck trust tube tunnel turbine turf tutorial twin tyre union unit university
unpaid upper urban used user utility vacation vaccine vacuum valley value valve van vegetable vehicle vendor venue vet veterinary via victim video view village vinyl virtual vision visitor visual vocal voice volume
volunteer voter voucher waiter wall wallet war ward wardrobe warehouse warranty waste watch water weather web website wedding week weekday weekend weekly weight welfare well west wet wheel wheelchair white
whole wholesale wholesome wide wife wild wildlife wind window wine winter wire woman women womenswear wood wool word work workplace workshop world wound wrist yard year yoga young youth zone zoo
sworn ex-colleague flight`
    .trim()
    .split(/\s+/),
);
