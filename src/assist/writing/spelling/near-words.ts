/** Words that are one slip away from a commoner one, in this form or in another: a "coroner" is no corner, and none of them is corrected. */
export const NEAR = `
academe accessibly accessorise accessorises accessorize accessorizes accredit accreditted acknowledgment acknowledgments adaption addiction addictions
addressee addressees afterword afterwords aground ail ailing allay allays alloy alloyed aluminum ambitious anesthesia anther appal appals applier
appointee armrest armrests arthritic arthritics artiste assent assignee attribute attributes audition auditions automata automatas automaton
automatons awardee babied baby backboard baddie baddies balk balked balter banter barb barbed barbel barbet bask basked baster batten beam beaming
beaut beauts behavior bell belled belling bellow betide biddies biddy bilk bilked bilking billet blackbeard blanch bleat bleating blocky bloom blooms
bloop bloops bod bodding bodge bodges boing boinging bonk bonked boob boobed boobing boogie boogies bookend bootstrapper booze boozed boozing botch
botcher botches boughs bracken bream breams breeks bridle brink brinks broiler brood broods brooklet brunch brunches budge budged budgie budgies bull
bulled bulling bungle bungles bunk bunking buoy buoying burrow burrowing buss busses butteries buttery cache caches calk calked calking callee callees
camber canceller cantering capably caper capering carbies carburetor carburetors carby cardie cardies caret carets carnies carny carper catalyse
catalyses catalysis caw cawing cede ceding chafe chafed chafing chamfer champ champaign champing chance chanced chancel chances chancing chaperon
chaperonned chaperons charily charred charring charter charterer charterred chatter chattered chatters cheapen cheek cheeked cheeking cheeks chemise
chick chicks chipboard chock chocked chocking chocks chocolatey chocolaty choosy chunter chunters circlet clamber clamming clang clanged clanging
clapboard clapboards clapper clappers clash clashed clasp clasping cleat cleats clitic clitics cloche cloches clomp clomping closet closets cloture
clove cloves cloy cloyed cloying clump clumping cock cocking coed coeds coffer cohere cohered cohering collage comma commandeer commando commas commie
commies committer committers communization commutation commutations complexion complexions compliant comport comported comporting composite composited
compositing conceit concession conduce conduced conducing confection confections conformation confute confuting congeal congealed congest constrict
constricted constriction contention contentions contiguity contiguous contingent contingents contuse contusing convected convection convector
convectors conveyance conveyances coop cooping copse copses copywrite copywrites corn cornea corned cornel cornet coroner corrie corries cosh coshing
cosies cosy cosying countrywide coupe coupes couplet couplets courtier coven covens covet coveted coveting covey coveys cower cowered cowering crasis
crater cratering creak creaked creaking creaks creamy crease creased creasing creatine cremate cremated cremating criticise criticiser criticises
criticize criticized crook crooking crosshatch crosspatch cull culled culling currant curried curries curry currying curse curses cutie cuties dearies
dearths deary declamation declamations deduplicate deduplicates defection defections defense deflect deflects degrease degreased deign deigned
deigning deigns deject dejected dejecting dejection dejects delver delvers dependence deprecation depute deputize deputized deputizes deride derided
deriding derision derivation describe describer describes descried descry designate designates despise devil deviled dial dialing dialyses dike diking
din ding dinging dinned disses doubly draftee draftsmen drafty drape draping draughtsmen drawl drawling droop drooped drooping droops dropper dupe
duping earthling ejection ejections ejective electron electrons embedder emergence encrust encrusted endue enduing energise energiser energises
enmities enmity entitle entitles entree entrees envoy envoys erection erections escalade escaladed escalades escalading eternal evacuate evacuated
excerpt exorcise exorcised exorcises expanse expanses expansive expedience expeditious expend expended expending extensive extort factorise factorises
factorize factorizes fallow fallowed fallowing familial favorable favourably feaster fester festering fetter fetters feud feuding fillet filletting
finis finises fink finking finnish fireball fireballs flagger flagrance flail flailed flailing flied flitted flitting flogged flounder fluoroscope fly
fodder fodders foremast foremasts foremen foretaste foretasting fortifier fortifies fortify foyer foyers fright frights frill frilled fritter fritters
funk funked funking fusee galleria gallerias gamekeeper garbage garde generalise genotype gentlemen germane ghostwrite gibe gibing globe globes goad
goaded gradate gradated gradating gradation graffito grope groping groundsmen grove groves growl growling grunt grunts guaranties guaranty guise
guises gynecology gyve gyving hallway handhold hangover hangovers haw hawing hay haying headliner headliners healthy hearth heave heaved heed heeded
heeding heft hefting helter hematology herring herrings hither hoeing holler homeward homewards honourably hoot hooted hooting hopelessness horde
hording hovel hovels hover hovering hurdle hurdles hype hyping immunization immunizations impatient implausibly imposter indict indicting indite
indited induce inducing infanta infernal inflection inherit inheritted initialization initiatory instill instillation internee interpolate
interpolates interval interviewee interviewees inure inured invitee irritation joinder journeymen judgment judgments lability lapel lapels lard larded
larding largess latent leaden leaven leavens ledge ledges lengthy lesion lesions levee levees libel libelled libelling libels lien liens ligate
ligating likability lisp lisped lisping livability locution locutions lope loping louse louses lousing lugger luggers lurch lurches mac macing manege
mange manged mass massed massing mast masted materia materiel matte mechanise medalist medial mediation medica meditation menage menages menial mercer
metro metros millstone millstones minuet minuets mist misted misting moan moaning modem modems moderato modulo moon mooning morel morels motel motels
motile moue moues mouldy moult moulting moults mound mounding mounds mousse mullion multiplex muss mussed mussing naturalization neighborhood nosh
noshing notch notching notional nursling ocher ochers odometer ontology organism organisms organist organists organization organizations orthodontia
orthopedic orthopedics outdoorsy overate palate palates palish pant panted panting papery par parable parch parching pardner pardners parities parity
parries parring parry parsec parson passel passels pastie pasties pasty patter patters pauper paupers peal pealing pediatric pediatrician pediatrics
perfecta perfectionism peroxide peroxided perron personalise personalises personalize personalized personalty phobic phobics phoney phoneys phonied
phonograph phonographs phony photojournalism photon photons picket pickets pike piking pill pilling placket plackets plaint plaints plait plaiting
plaits planet planets plasticise plasticised plasticises plat platting platys pleat pleated polity polymerise posit posited positing positron
postnasal potent pother pothers pout pouted practicably prat prate prated prates prats precess precessing precious predicate predicated predicative
prefect preregister preregisterred preset pressie pressies prick pricked pricker pricks primacy primaried primary primate prise prises privilege
privileged procession processional projection propel propertied property prophylaxes proscribe proscribed proscribing proscription proscriptions
provability prowess pry prying psychologism pule puling pullet pullets pulp pulping pulse pulsing punt punting purl purling puss pusses quadruped
quadruple quadruples quadruplet quadruplex qualifier quarried quarry quartet quartets quicken quoit quoited quoiting raid raided raiding randomise
randomises randomize randomized rankle rankled rankling ratter raze razing realtor ream reamer reaming rebadge rebadging rectal rector recurse
recursing redaction redactions redder redound reediness referrer refrain refrained refraining refrigerate refrigerates refuge refuges refutation
reliably remainder remainders rend rending renege reneged repent repented repression reprieve reprieving requite requited resole resoled resoling
respirator respirators responsibly retard retarding retch retched retching retiree retort retorted retorting returnee revenge reverence reverences
reverencing revile reviled revocation revolution rial rials rile riling rim riming rive riving roach roached roaching roil roiled roister roistering
rotter rouge rouges rouging rouse rouses rousing roust rousting ruck rucking runnel runnels salle salve salver salving sapling sapped sapping sarong
sass sasses scant scanted scanter scanting scarp schema schemas scientism scone scones scoot scoots scorn scorned scorning scorns scratchy scree
screed screeds scrutinise scrutinises scrutinize scrutinized secretory seminal seminary serialise serialises serialize serialized serif serifs serous
servile servo servos settee shadowy shaft shafts sham shamed shaming shark sharked sharking sheave sheaves shell shelling shew shewed shewing shifty
shill shilled shills shimming shingle shingled shipper shoat shoats shove shoved shoving showery shrike shrikes sigh sighed sighing signet silt
silting silvery simile simplex sinned sinning skelter skeptical skillet skull skulls slapped slapping slasher slave slaving sleet sleets sliver slop
slopped slopping slosh sloshed slummer smacker smallholder smallholders smelter smolder smoldering smooch smooching smoulder snare snared snaring
sneer sneered sneering snip snipped snipping snitch snitched snoot snoots snore snoring snort snorted snorting snorts soldiery solicitous sopped
sopping sortie sortied soughs spay spayed spaying spear spearing spears speciality speck specking specks splatting sporty spotter spout spouted
spouting spouts springy sprung spurt spurts sputter sputtering squab squabs squaw squaws starch starches starching starling stash stashed stashes
stationary steamy steppe stepper steppes sties stimulation stogie stogies stoke stokes stolon stomp stomped stopper stopple stoppled stopwatch stork
storks stowage straggle straggling stratus streak streaking stricture strictures stride strides stringy stripling strobe strode stropped strung
studding stutter stuttering sty stylise submitter subscribe subscribes supple suspicion suspicions sustainably swamp swamped swamping swapper swash
swashed swashes swatch swelter sweltered swerve swerved swerves swerving swill swilled swills swotted swotting synchronization syntheses tabla tablas
tagger tar taring tatting tedder teeter teeters testifier testifies testify theater theaters thicket thickets thong thongs throughput thunk thunks
tiddler tiddlers timbre tinder tithe tithes tittle tittles toddle toddles togged togging toke toking topper torquey torus tracheotomy tractability
trait traits triad triads trill trills troll trolled tropic tropics truce truces tryst trysted tun tunning turgidity valiance ventilatory verge verged
verifier verse verses versification versified versify versifying vesicle vesicles vireo vireos volute vouch vouched vouches vulnerably wad wadding
waft wafted wafting wager wagering wail wailer wailing wan wank wanked wanking wanned wanner waver wavering waxwing wedge wedging weighty welt welting
widow widows wiener wieners willet wilt wilting wince wincing windrow windrows wink winking winnow winnows witless witter witters wive wiving wont
wonted woodworm worm wormed writhe writhes writhing
`;
