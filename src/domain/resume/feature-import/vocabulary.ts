import { plainLetters, withoutMarks } from "../../dates/plain-letters.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Nouns that name what somebody is paid for; the last word of most job titles is one. */
const JOBS = setOf(`
accountant actor actuary adjuster administrator adviser advisor agent agronomist aide analyst anaesthetist animator apprentice architect archivist
artist assembler assessor assistant associate astronomer attendant attorney auditor author babysitter baker banker barber barista barman bartender
beautician biochemist biologist bookkeeper boilermaker bricklayer broker builder butcher buyer captain caretaker carer caregiver carpenter cashier caseworker
chairperson chambermaid chaplain chauffeur chef chemist childminder cleaner clerk coach collector commander commis conductor consultant contractor controller
cook coordinator co-ordinator copywriter counsellor counselor courier crew curator custodian dancer dealer deckhand dentist deputy designer detective developer
dietitian dietician director dispatcher diver doctor docker doorman draftsman draughtsman drafter dressmaker driver economist editor educator electrician
engineer entrepreneur estimator examiner executive expert fabricator facilitator farmer farmhand fellow fieldworker firefighter fisherman fitter florist foreman
forewoman forester founder cofounder co-founder freelancer gardener geologist glazier goldsmith governess greenkeeper groom groomer guard guide hairdresser
handyman head headteacher helper historian hod-carrier host hostess housekeeper hygienist illustrator inspector installer instructor intern internship interpreter
investigator invigilator ironworker janitor jeweller joiner journalist judge keeper kitchenhand labourer laborer landscaper lawyer lead leader lecturer librarian lifeguard
linesman linguist logistician machinist maid maker manager marketer marshal mason masseur mate mechanic mediator member mentor merchandiser messenger
midwife miller miner model musician nanny navigator negotiator notary nurse nutritionist officer operative operator optician optometrist organiser organizer
owner packer painter pa panelbeater paralegal paramedic parker partner pastor pathologist patrol pharmacist philosopher phlebotomist photographer physician
physicist physiotherapist picker pilot pipefitter planner plasterer plater plumber podiatrist poet policeman porter postdoc postman practitioner president
preparer presenter principal printer processor producer professor programmer prosecutor psychiatrist psychologist publicist publisher purchaser radiographer ranger
realtor receptionist recruiter registrar rep reporter representative researcher retailer rigger roofer runner sailor salesman salesperson saleswoman sawyer scaffolder
scholar scientist scout seamstress secretary server setter shearer shepherd shopkeeper singer skipper socialworker solicitor sommelier sonographer specialist staff
stagehand statistician steelworker steward stewardess stockist stonemason storekeeper storeman strategist student stylist sub-editor superintendent supervisor supporter
surgeon surveyor sweeper tailor teacher teamleader technician technologist telemarketer teller tester therapist tiler toolmaker trader trainee trainer
translator treasurer trimmer tutor typist underwriter upholsterer usher valet valuer vet veterinarian vice-president videographer volunteer vp waiter waitress
warden warehouseman watchman weaver welder woodworker worker writer ceo cto cfo coo cio sre dba hca hgv cna rn lpn emt sdr bdr dj mc md ta
patroller trunker tramper roustabout roughneck derrickhand floorhand hand capturer confectioner generalist master bosun oiler stoker sexton verger bellhop concierge croupier doula ecologist zoologist botanist
au-pair lance-corporal corporal sergeant lieutenant private constable gunner rifleman medic corpsman airman marine seaman bassist pianist drummer guitarist organist violinist cellist vocalist composer arranger
headmaster headmistress schoolteacher lecturer matron sister orderly healthcare-assistant hca caseworker keyworker youthworker tutor-mentor referee umpire jockey trainer-assessor assessor-trainer
mitarbeiter mitarbeiterin entwickler entwicklerin leiter leiterin lehrer lehrerin ingenieur ingenieurin kaufmann kauffrau pfleger pflegerin krankenpfleger werkstudent werkstudentin
praktikant praktikantin auszubildender auszubildende geselle meister meisterin berater beraterin sachbearbeiter sachbearbeiterin elektriker tischler koch kellner kellnerin verkaufer verkauferin projektleiter
infirmier infirmiere professeur vendeur vendeuse serveur serveuse stagiaire directeur directrice responsable chargee charge ingenieur technicien technicienne assistante cuisinier
developpeur developpeuse conseiller conseillere formateur redacteur chef boulanger menuisier comptable
enfermero enfermera profesor profesora vendedor vendedora camarero camarera cocinero cocinera ingeniero ingeniera becario becaria gerente encargado encargada administrativo administrativa
desarrollador desarrolladora contador contadora auxiliar jefe jefa abogado abogada consultor consultora maestro maestra coordinador coordinadora tecnico analista asistente
enfermeiro enfermeira professor professora engenheiro engenheira estagiario estagiaria vendedor garcom cozinheiro desenvolvedor gestor gestora assistente tecnica
pielegniarka nauczyciel nauczycielka inzynier kierownik sprzedawca kelner kelnerka kucharz programista specjalista konsultant asystent asystentka kierowca stazysta ksiegowa ksiegowy
infermiere infermiera insegnante cameriere cameriera cuoco impiegato impiegata operaio responsabile tirocinante
verpleegkundige leraar docent monteur medewerker stagiair manager kok ober sjukskoterska larare ingenjor saljare utvecklare sykepleier laerer ingenior selger kokk
`);

const RANKS =
  setOf(`senior junior lead chief deputy assistant associate principal trainee apprentice head acting interim executive graduate staff sr jr part-time freelance
self-employed self intern regional national night duty shift`);

/** Words that say what kind of organisation a name is of. */
const ORGANISATIONS = setOf(`
hospital clinic hospice surgery infirmary pharmacy school college university institute institution academy kindergarten nursery creche museum gallery library theatre theater
hotel inn restaurant cafe bistro bakery brewery pub bar kitchen kitchens catering pizzeria supermarket stores store shop market mall retail boutique
bank insurance assurance capital finance financial holdings group corporation corp company co industries industrial manufacturing works factory mill mills foundry plant
services service solutions systems technologies technology tech software labs laboratories laboratory studio studios media press news times broadcasting television radio
agency associates partners consulting consultants consultancy advisors logistics transport transportation freight shipping airlines airways railways rail bus motors automotive garage autos
construction constructions builders building contractors engineering electrical electric plumbing joinery roofing scaffolding landscapes landscaping properties property estates realty housing
council county city department ministry government authority agency office court police army navy force corps fire district borough municipality commission embassy
foundation trust charity association society union federation league club network centre center church parish mission orchestra opera ballet
farm farms dairy orchard orchards vineyard winery nursery forestry fisheries foods food energy power gas water oil petroleum mining minerals steel metals chemicals pharmaceuticals pharma biotech
care homes home lodge house villa nhs hse trustees enterprises enterprise international global worldwide brothers bros sons & gym fitness salon spa
krankenhaus klinikum klinik schule hochschule universitat universitaet werke bank verlag stadt amt verein stiftung werkstatt hotel apotheke
hopital clinique ecole lycee universite mairie banque boulangerie association fondation cabinet entreprise societe groupe
hospital clinica escuela universidad colegio banco ayuntamiento empresa grupo fundacion restaurante tienda instituto
szpital szkola uniwersytet politechnika urzad fabryka przedsiebiorstwo sklep universidade escola prefeitura ospedale scuola universita banca comune azienda ristorante
ziekenhuis school gemeente bedrijf
`);

const LEGAL =
  /(?:^|[\s,(])(?:ltd|limited|inc|incorporated|llc|l\.l\.c|llp|plc|gmbh|ag|kg|ohg|e\.?v|s\.?a|s\.?a\.?s|s\.?a\.?r\.?l|s\.?r\.?l|s\.?l|s\.?p\.?a|sp\.? z o\.?o|pty|pvt|private limited|bv|b\.v|nv|n\.v|ab|oy|a\/s|aps|as|k\.k|kk|co|corp|ltda|s\/a|lda|a\.s|s\.r\.o|d\.o\.o|kft|zrt|cic|ngo|teoranta|teo)\.?(?=$|[\s,)])/i;

/** Words of certificates that schools and universities give. */
const DEGREES =
  /\b(?:b\.?\s?sc|b\.?\s?a|b\.?s|b\.?\s?eng|b\.?\s?ed|b\.?\s?com|b\.?\s?tech|b\.?\s?e|b\.?des|b\.?v\.?sc|b\.?\s?arch|b\.?pharm|m\.?pharm|b\.?mus|b\.?comp|b\.?a\.?i|b\.?c\.?a|m\.?c\.?a|b\.?b\.?m|b\.?soc\.?sc|b\.?d\.?s|b\.?th|m\.?des|m\.?arch|m\.?com|m\.?litt|m\.?ch|mbchb|bvm|dvm|t-?levels?|highers|ib diploma|b\.?s\.?n|bba|bfa|llb|ll\.b|mbbs|m\.?b\.?a|m\.?\s?sc|m\.?\s?a|m\.?s|m\.?\s?eng|m\.?\s?ed|m\.?\s?tech|m\.?phil|mres|mfa|mph|msw|llm|ll\.m|ph\.?\s?d|dphil|md|jd|dds|pgce|pgde|pgdip|pgcert|hnd|hnc|nvq|svq|btec|gcses?|a[- ]levels?|as[- ]levels?|o[- ]levels?|igcse|hsc|ssc|ssce|waec|wassce|neco|kcse|kcpe|cses?|cxc|csec|cape|vce|hsc|qce|sace|wace|ncea|nsc|international baccalaureate|(?:grade|year|form|standard) (?:\d{1,2}|[ivx]+)|exchange (?:student|semester|year)|semester abroad|trade certificate|journeyman|gesellenbrief|meisterbrief|brevet|cap(?= )|bep|zertifikat|nd|ged|havo|vwo|vmbo|mbo(?: \d)?|hbo|maturita|érettségi|apolyterio|qqi|fetac|matric|leaving cert(?:ificate)?|junior cert(?:ificate)?|bachelor(?:[’']?s)?|master(?:[’']?s)?|doctor(?:ate)?|doctor of|associate(?:[’']?s)? (?:degree|of|in)|diploma|diplom(?:[-a-z]+)?|degree|certificate(?: (?:of|in|i+v?|[1-4]))|cert(?:ificate)? i+v?|foundation|higher national|national (?:certificate|diploma|senior certificate)|honou?rs|apprenticeship|vocational|abitur|fachabitur|mittlere reife|hauptschulabschluss|realschulabschluss|ausbildung|staatsexamen|magister|licence|baccalaur[eé]at|bac(?: pro)?|bts|dut|ma[iî]trise|licenciatura|grado|bachillerato|t[eé]cnico|ensino m[eé]dio|bacharelado|gradua[cç][aã]o|p[oó]s-gradua[cç][aã]o|licencjat|in[zż]ynier|matura|laurea|maturit[aà]|class (?:x|xii|10|12)|(?:10th|12th|xth|xiith)(?: standard| grade)?|(?:higher|senior) secondary|(?:high|secondary) school (?:diploma|certificate)|post-?graduate|undergraduate|city (?:&|and) guilds)\b/iu;

const SCHOOLS =
  /(?:universi|colle?g|school|schule|institut|academ|polytechn|politechni|hochschule|lyc[eé]e|[eé]cole|escuela|colegio|scuola|liceo|gymn[aá][sz]i|facult|facult|seminar|conservato|kolleg|szk[oó][lł]|liceum|lyceum|faculdade|escola|\biit\b|\bnit\b|\bucd\b|\bucl\b|\bmit\b|\btafe\b|\bucc\b|\betb\b|\bsetu\b|\btu dublin\b|coll[eè]ge|campus|berufs|fachober|high$|secondary|training cent|learning|\bnui\b|\btu\b|\bcol[aá]iste|\bscoil|\bgaelscoil|\bysgol|\bcoleg\b|\bies\b|handwerkskammer|vidyalaya|vidya|madrasa|\bunsw\b|\brmit\b|\beth\b|\bepfl\b|\blse\b|\bnus\b|\bntu\b|\bunilag\b|\bunisa\b|\bncad\b|\bucla\b|\butas\b|\bgmit\b|\bitt\b|\bdit\b|\bdcu\b|\bdkit\b|\buwe\b|\buct\b|\bwits\b|\bup diliman\b|\busp\b|\bufmg\b|\bufrj\b|\bagh\b|skole|skola|opisto|yliopisto|h[oø]gskol|h[oö]gskol|conservatoire|educandario|\btesda\b|grammar)/iu;

const LANGUAGES = setOf(`
english french german spanish italian portuguese dutch irish gaelic gaeilge welsh scots polish russian ukrainian czech slovak hungarian romanian bulgarian greek turkish arabic hebrew persian farsi
hindi urdu bengali tamil telugu marathi gujarati punjabi kannada malayalam nepali sinhala mandarin cantonese chinese japanese korean vietnamese thai malay indonesian tagalog filipino cebuano ilocano
swahili kiswahili yoruba igbo hausa zulu isizulu xhosa isixhosa afrikaans sotho sesotho tswana setswana amharic somali norwegian swedish danish finnish icelandic estonian latvian lithuanian croatian serbian bosnian
slovenian albanian macedonian catalan basque galician latin esperanto pidgin kikuyu luo luganda shona
deutsch englisch franzosisch spanisch italienisch polnisch russisch turkisch francais anglais allemand espagnol italien espanol ingles frances aleman portugues italiano polski angielski niemiecki rosyjski francuski
inglese francese tedesco spagnolo nederlands engels duits frans
`);

const PLACES = setOf(`
usa us uk england scotland wales ireland northern britain america canada australia zealand india pakistan bangladesh lanka nepal china japan korea singapore malaysia indonesia philippines thailand vietnam
germany deutschland france spain espana italy italia portugal netherlands nederland belgium switzerland schweiz austria osterreich poland polska czechia slovakia hungary romania bulgaria greece turkey ukraine russia
norway norge sweden sverige denmark danmark finland suomi iceland estonia latvia lithuania croatia serbia slovenia israel egypt morocco tunisia nigeria ghana kenya uganda tanzania rwanda ethiopia zambia zimbabwe
botswana namibia brazil brasil argentina chile peru colombia mexico uae emirates qatar kuwait bahrain oman saudi arabia jordan lebanon iran iraq luxembourg malta cyprus
london manchester birmingham leeds liverpool glasgow edinburgh cardiff bristol sheffield newcastle nottingham leicester belfast swansea aberdeen dundee southampton portsmouth brighton oxford cambridge york hull derby norwich exeter plymouth reading coventry bath bradford stoke
dublin cork galway limerick waterford kilkenny sligo tralee dundalk drogheda ennis athlone letterkenny wexford tullamore donegal kerry mayo clare tipperary kildare meath louth wicklow roscommon
york brooklyn queens manhattan bronx boston chicago houston dallas austin antonio diego angeles francisco jose seattle portland denver phoenix tucson vegas atlanta miami orlando tampa charlotte raleigh nashville memphis
philadelphia pittsburgh baltimore washington detroit cleveland columbus cincinnati indianapolis milwaukee minneapolis omaha tulsa louisville albuquerque sacramento oakland fresno boise spokane buffalo rochester albany
alabama alaska arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri
montana nebraska nevada hampshire jersey carolina dakota ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia wisconsin wyoming
toronto vancouver montreal calgary ottawa edmonton winnipeg halifax quebec ontario alberta saskatchewan manitoba sydney melbourne brisbane perth adelaide canberra hobart darwin queensland nsw victoria tasmania auckland wellington christchurch
mumbai bombay delhi bangalore bengaluru chennai hyderabad kolkata pune ahmedabad jaipur lucknow kochi noida gurgaon gurugram karnataka maharashtra kerala gujarat punjab telangana
berlin munich munchen hamburg cologne koln frankfurt stuttgart dusseldorf leipzig dresden hannover nuremberg nurnberg bremen dortmund essen bonn mannheim karlsruhe freiburg vienna wien graz zurich geneva basel bern
paris lyon marseille toulouse nice nantes bordeaux lille strasbourg rennes montpellier madrid barcelona valencia sevilla seville bilbao malaga zaragoza rome roma milan milano turin torino naples napoli bologna florence firenze
lisbon lisboa porto amsterdam rotterdam utrecht hague eindhoven brussels antwerp ghent warsaw warszawa krakow cracow wroclaw gdansk poznan lodz katowice lublin prague praha brno budapest bucharest sofia athens istanbul ankara kyiv lviv
oslo bergen trondheim stavanger stockholm gothenburg goteborg malmo copenhagen aarhus helsinki tampere reykjavik tallinn riga vilnius moscow
lagos abuja ibadan kano port harcourt accra kumasi nairobi mombasa kisumu nakuru eldoret kampala addis cape town johannesburg durban pretoria bloemfontein soweto gauteng kwazulu-natal polokwane cairo casablanca
rio janeiro paulo brasilia salvador recife curitiba fortaleza belo horizonte bogota lima santiago buenos aires guadalajara monterrey tijuana
tokyo osaka kyoto yokohama nagoya sapporo fukuoka kobe seoul busan beijing shanghai shenzhen hong kong taipei manila quezon cebu davao makati jakarta bangkok hanoi dubai abu dhabi doha riyadh jeddah
remote hybrid
kingdom states republic afghanistan albania algeria andorra angola armenia azerbaijan bahamas barbados belarus belize benin bhutan bolivia bosnia brunei burkina burundi cambodia cameroon chad congo costa rica cuba dominican
ecuador eritrea eswatini fiji gabon gambia guatemala guinea guyana haiti honduras jamaica kazakhstan kosovo kyrgyzstan laos lesotho liberia libya liechtenstein madagascar malawi maldives mali mauritania mauritius moldova monaco mongolia montenegro mozambique myanmar
nicaragua niger macedonia palestine panama paraguay salvador samoa senegal seychelles sierra leone somalia sudan suriname syria taiwan tajikistan togo tonga trinidad tobago turkmenistan uruguay uzbekistan venezuela yemen türkiye brasil belgique suisse
yorkshire kent essex surrey sussex norfolk suffolk devon cornwall dorset somerset cumbria durham northumberland midlands merseyside tyneside humberside gwynedd powys fife highlands antrim armagh tyrone derry fermanagh laois offaly longford westmeath cavan monaghan leitrim carlow
bavaria bayern saxony sachsen hessen thuringia brandenburg saarland baden-wurttemberg westphalia tyrol tirol salzburg styria carinthia burgundy brittany bretagne normandy normandie alsace provence occitanie aquitaine savoie catalonia catalunya andalusia andalucia galicia asturias cantabria euskadi navarra murcia aragon tuscany toscana lombardy lombardia veneto sicily sicilia sardinia piemonte lazio puglia campania algarve alentejo flanders wallonia
mazowieckie malopolska silesia slask pomerania pomorskie wielkopolska ontario manitoba newfoundland labrador yukon nunavut limpopo mpumalanga gauteng karoo transvaal lagos ogun oyo enugu anambra imo rivers kaduna kano taraba plateau edo kwara ondo osun
tamil nadu andhra pradesh bihar odisha assam goa haryana uttar uttarakhand rajasthan jharkhand himachal visakhapatnam coimbatore madurai nagpur indore bhopal surat vadodara mysore mysuru trivandrum thiruvananthapuram patna ranchi bhubaneswar guwahati chandigarh
luzon visayas mindanao cavite laguna batangas pampanga bulacan iloilo bacolod baguio taguig pasig makati manila hokkaido hyogo aichi saitama chiba kanagawa okinawa nara hiroshima sendai kobe
wolverhampton sunderland middlesbrough doncaster rotherham barnsley huddersfield halifax wakefield blackpool bolton stockport preston burnley warrington chester crewe telford shrewsbury hereford worcester gloucester cheltenham swindon salisbury bournemouth poole torquay truro ipswich colchester chelmsford southend luton watford slough maidstone canterbury dover hastings eastbourne guildford crawley peterborough lincoln grimsby scunthorpe northampton kettering newport wrexham bangor inverness perth stirling paisley ballymena newry lisburn
anchorage honolulu reno eugene salem tacoma spokane missoula billings bozeman cheyenne fargo bismarck lincoln wichita topeka amarillo lubbock laredo brownsville shreveport mobile birmingham montgomery savannah charleston greensboro durham knoxville chattanooga lexington dayton toledo akron madison duluth lansing flint syracuse hartford providence worcester newark trenton wilmington richmond norfolk
geelong ballarat bendigo newcastle wollongong townsville cairns toowoomba launceston fremantle hamilton tauranga dunedin queenstown victoria kelowna regina saskatoon hamilton kitchener windsor sudbury moncton fredericton
bochum wuppertal bielefeld munster augsburg wiesbaden aachen kiel lubeck rostock erfurt mainz kassel potsdam saarbrucken linz innsbruck luzern lausanne winterthur grenoble dijon angers reims tours nimes toulon annecy brest clermont-ferrand rouen caen metz nancy orleans palma granada alicante cordoba valladolid vigo gijon coruna salamanca burgos cadiz verona padova trieste genova genoa palermo catania bari perugia braga coimbra faro aveiro groningen maastricht tilburg leiden delft haarlem arnhem nijmegen leuven liege bruges namur
szczecin bydgoszcz bialystok rzeszow torun kielce gliwice ostrava bratislava kosice debrecen szeged cluj timisoara iasi plovdiv varna thessaloniki patras izmir antalya zagreb split ljubljana belgrade sarajevo skopje tirana
turku oulu espoo uppsala linkoping orebro tromso kristiansand odense aalborg nuuk
benin-city owerri jos calabar uyo aba onitsha warri asaba abeokuta ilorin tamale takoradi thika machakos nyeri naivasha malindi kericho arusha mwanza dodoma kigali lusaka harare bulawayo gaborone windhoek maputo pietermaritzburg kimberley nelspruit rustenburg gqeberha soweto stellenbosch paarl george alexandria giza rabat tunis algiers dakar abidjan
manaus belem goiania vitoria natal joao pessoa florianopolis campinas santos niteroi medellin cali barranquilla quito guayaquil cusco arequipa valparaiso montevideo rosario mendoza puebla merida cancun queretaro
`);

const STATE =
  /^(?:A[CLKRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVYSL]|O[HKNR]|PA|RI|S[CDP]|T[NX]|UT|V[AIT]|W[AIVY]|BC|AB|SK|MB|QC|NSW|VIC|QLD|SA|TAS|ACT|RJ|MG|RS|PR)$/;
const POSTCODE =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d{2}\s?[A-Z\d]{4}|\d{5}(?:-\d{4})?|\d{4}\s?[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{2}-\d{3}|\d{6})\b/;
const STREET =
  /\b\d{1,5}[a-z]?[,]?\s+(?:\p{Lu}[\p{L}’'.-]+\s+){0,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|crescent|terrace|place|way|boulevard|blvd|park|square|row|grove|view|gardens|heights|hill|green|walk|quay|apt|flat)\b|\b(?:flat|apt|apartment|unit|p\.?\s?o\.?\s?box)\s*\d|\p{L}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee)\s*\d|\b(?:rue|avenida|calle|rua|via|ul\.|plaza|(?<![\p{L}] )co\.)\s+\p{Lu}/iu;

/** "8300 Svolvær": figures that are no year, and a town. */
const POST_TOWN = /^(?!(?:19|20)\d\d\b)\d{4,5}\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?(?:, \p{Lu}\p{L}+)?$/u;

/** Letters that have one form only: most words have no others, and asking for forms costs more than all the rest. */
const PLAIN = /^[\w'&-]*$/;

function keyOf(word: string): string {
  const plain = PLAIN.test(word) ? word.toLowerCase() : withoutMarks(plainLetters(word));
  return plain.replace(/[’']s$/, "");
}

const WORDS = /[\p{L}\p{N}][\p{L}\p{N}\p{M}’'-]*|&/gu;

export function keysOf(text: string): string[] {
  return [...text.slice(0, 400).matchAll(WORDS)].map(([word]) => keyOf(word));
}

/** How much a phrase looks like a job title; its last word, or the one before "of", "for" and "in", counts most. */
export function roleScore(text: string): number {
  // "Miller's" is a firm, and no miller.
  const keys = keysOf(text.slice(0, 400).replace(/\([^()]*\)|(?<!\p{L})\p{L}{1,40}[’']s(?!\p{L})/gu, " "));
  if (keys.length === 0 || keys.length > 14) return 0;
  const cut = keys.findIndex(
    (key, at) => at > 0 && /^(?:of|for|in|to|de|des|der|fur|at|and|und|y|et)$/.test(key),
  );
  const heads = [keys.at(-1), cut > 0 ? keys[cut - 1] : undefined, keys[0]];
  const isJob = (key: string | undefined) => key !== undefined && isJobWord(key);
  let score = isJob(heads[0]) || isJob(heads[1]) ? 3 : keys.some(isJobWord) ? 1.5 : 0;
  // German and others write a title in one word.
  if (
    score === 0 &&
    keys.some((key) =>
      /(?:ingenieur|entwickler|leiter|pfleger|mechaniker|techniker|assistent|schwester|fachkraft|kaufmann|kauffrau|worker|woman|(?<!qv|qu)ist|ologist)(?:in)?$/.test(
        key,
      ),
    )
  )
    score = 2;
  // "Trunker", "Finisher": who does something, by the end of the word; surnames and towns end so too.
  const last = keys.at(-1) ?? "";
  if (
    score === 0 &&
    /^.{3,}(?:[^aeiou]er|or|eer|hand|keeper|maker|smith|wright)$/.test(last) &&
    !PLACES.has(last)
  )
    score = 0.9;
  if (keys.some((key) => RANKS.has(key))) score += 0.7;
  return score;
}

function isJobWord(key: string): boolean {
  // "Sous-chef", "owner-operator".
  const last = key.slice(key.lastIndexOf("-") + 1);
  return JOBS.has(key) || JOBS.has(last) || (last.endsWith("s") && JOBS.has(last.slice(0, -1)));
}

/** "Pharmacies" as "pharmacy". */
function isOrganisationWord(key: string): boolean {
  return ORGANISATIONS.has(key) || (key.endsWith("ies") && ORGANISATIONS.has(`${key.slice(0, -3)}y`));
}

/** How much a phrase looks like the name of an organisation. */
export function organisationScore(text: string): number {
  const keys = keysOf(text);
  // "Co. Cork" is a county, and no company.
  if (keys.length === 0 || keys.length > 14 || /^Co\.? \p{Lu}\p{L}+$/u.test(text)) return 0;
  let score = LEGAL.test(text) ? 4 : 0;
  if (keys.some(isOrganisationWord)) score += 2;
  if (isOrganisationWord(keys.at(-1) ?? "")) score += 0.7;
  if (SCHOOLS.test(text)) score += 1.5;
  if (/[’']s\b|\s&\s|^The\s/u.test(text)) score += 1;
  return score;
}

/** One word that many organisations have and that alone is none: "Finance", "Retail". */
export function isGenericName(text: string): boolean {
  const keys = keysOf(text);
  return keys.length === 1 && ORGANISATIONS.has(keys[0] ?? "");
}

/** Every word of it is a place that is known: "Masonite Ireland" is none. */
export function isWhollyPlace(text: string): boolean {
  if (text.split(/,\s*/).every((piece) => STATE.test(piece) || /^(?:Co\.?|County)\s+\p{Lu}/u.test(piece)))
    return true;
  const keys = keysOf(text);
  return keys.length > 0 && keys.every((key) => PLACES.has(key) || /.{3}shire$/.test(key));
}

export function hasDegree(text: string): boolean {
  return DEGREES.test(text);
}

export function hasSchool(text: string): boolean {
  return SCHOOLS.test(text);
}

export function isLanguageName(word: string): boolean {
  return LANGUAGES.has(keyOf(word));
}

/** How much a phrase looks like a place. */
export function placeScore(text: string): number {
  // "Geelong VIC 3220": figures behind a place are its post code.
  const bare = text
    .trim()
    .replace(/^\(|\)$/g, "")
    .replace(/(?<=\p{L}{2})[ ,–-]+\d{4,6}$/u, "");
  if (bare === "" || bare.length > 60 || isAddress(bare))
    return bare.length <= 120 && isAddress(bare) ? 3 : 0;
  if (/\d{3}/.test(bare) && !POSTCODE.test(bare)) return 0;
  const pieces = bare.split(/,\s*|\s+\/\s+/);
  const known = pieces.filter(isKnownPlace).length;
  const isShaped = pieces.every(
    (piece) => /^[\p{Lu}\d][\p{L}\d\s.’'()-]{0,30}$/u.test(piece) || STATE.test(piece),
  );
  if (!isShaped) return 0;
  return known > 0 ? 2 + (known === pieces.length ? 1 : 0) : 0;
}

function isKnownPlace(piece: string): boolean {
  if (STATE.test(piece) || /^(?:Co\.?|County)\s+\p{Lu}/u.test(piece)) return true;
  // "Geelong VIC", "Karratha WA": a state behind its town.
  if (
    /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)? \p{Lu}{2,3}$/u.test(piece) &&
    STATE.test(piece.split(" ").at(-1) ?? "")
  )
    return true;
  const keys = keysOf(piece);
  if (keys.length > 0 && keys.length <= 3 && /.{3}shire$/.test(keys.at(-1) ?? "")) return true;
  return (
    keys.length > 0 && keys.length <= 4 && keys.filter((key) => PLACES.has(key)).length * 2 >= keys.length
  );
}

/** A street with a number, or what stands around a post code. */
export function isAddress(text: string): boolean {
  return (
    text.length <= 160 &&
    (STREET.test(text) ||
      POST_TOWN.test(text) ||
      (POSTCODE.test(text) && /,/.test(text) && /\p{L}{3}/u.test(text)))
  );
}
