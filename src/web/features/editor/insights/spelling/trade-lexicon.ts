/**
 * Words of trades that a general dictionary takes for slips, by trade. A sign marks a verb ("precept~"), which stands for all of
 * its forms; every other word also has its plural.
 */
export const TRADE_LEXICON: Readonly<Record<string, string>> = {
  nursing: `
    afebrile antepartum anuria apgar asystole auths bradycardic cannula cannulate~ cannulation cardioversion
    cardiovert~ cath circulator cohorted cohorting cpap debride~ decannulate~ decubitus defibrillate~ desats
    desaturation diaphoretic doula downtitrate~ ecchymosis emesis encephalopathy erythema eschar extubate~
    extubation foley fundal gastrostomy glucometer haematuria haemodialysis haemodynamic hematuria
    hemodialysis hemodynamic hemoptysis hydrocolloid hyperbaric hypercapnia hypotensive hypoxemia hypoxia
    hypoxic ileostomy inotrope intradermal intraoperative intrapartum intubate~ intubation jejunostomy
    kardex lochia meconium melena nasogastric nebuliser nebulizer nebulize~ normotensive normothermia
    oliguria ostomy oximeter oximetry parenteral perfusionist perianesthesia perioperative peripartum
    petechiae phlebotomize~ preauth preceptee preceptorship precept~ pressors prn proned proning pruritus
    recannulate~ rhonchi sphygmomanometer spirometry stridor surg tachycardic tachypnea telehealth
    telesitter teletriage titrate~ trach tracheostomy trachs triaging turgor uptitrate~ urostomy vasoactive
    vasopressor venepuncture venipuncture
  `,
  medicine: `
    adjuvant allogeneic anamnesis anastomosis angiogram angiography anticoagulate~ apheresis arrhythmias
    arthroplasty arthroscopies autologous blepharoplasty brachytherapy bronchoscopy catheterization
    chemoradiation clerkships colposcopy cystoscopy cytopathology dosimetrist dosimetry dyspnea dyspnoea
    echocardiogram echocardiography electromyography electrophysiologist electrophysiology endarterectomy
    esophagogastroduodenoscopy externship fibromyalgia fluoroscopy gastroenterologist gastroenterology
    glioblastoma haemostasis hemofiltration hemostasis hepatologist hepatology holter hospitalist
    hypotension hysteroscopy iatrogenic immunocompromised immunohistochemistry immunosuppressed
    immunosuppression immunotherapy intensivist interventionalist ketoacidosis laminectomy laparoscopies
    leukapheresis lithotripsy mammographer myeloma neoadjuvant neonatologist neonatology nephrologist
    nephrology nephrostomy neuroendocrine neuropathy nocturnist nosocomial osteotomy otolaryngology
    otorhinolaryngology paracentesis pathogenesis pathophysiology pericardiocentesis perinatology phlebology
    physiatrist physiatry plasmapheresis pneumothorax proceduralist proctology pulmonologist pulmonology
    radiograph~ reintubate~ resect~ retinopathy rheumatologist rheumatology scribe~ septoplasty sequelae
    sigmoidoscopy sonographer sonography steatosis stenting teleconsult teleconsultation teleneurology
    telepharmacy teleradiology telestroke teletherapy teratology thoracentesis thoracoscopic thoracotomy
    thrombectomy thrombolysis thyroidectomy ultrasonography ureteroscopy urodynamic uroflowmetry
    urogynecology valvuloplasty ventriculostomy
  `,
  pharmacy: `
    aliquot~ aminoglycoside anticoagulation antiemetic antihypertensive antimicrobials antiretroviral
    biosimilars deprescribe~ dosette enoxaparin formulary lyophilize~ naloxone pharmacodynamics
    pharmacoeconomics pharmacogenomics pharmacokinetic pharmacovigilance statins vaccinator vancomycin
  `,
  dental: `
    alginate apicoectomy autoclave~ bruxism cavitron cephalometric curette~ edentulous endodontic
    endodontist exodontia gingival gingivectomy implantology invisalign maxillofacial occlusal odontogram
    panorex pedodontic periapical perio periodontitis pontic prophy prosthodontic prosthodontist pulpectomy
    pulpotomy subgingival supragingival
  `,
  care: `
    befriender enablement reablement rollator stoma
  `,
  teaching: `
    celta coteach~ decodable edtech esol gamify~ homeschool~ kindergarteners kinesthetic lexile literacies
    makaton manipulatives ofsted preteach~ realia reteach~ scaffold~ summative syllabi tefl tesol
    translanguaging tutee
  `,
  welding: `
    backgouge~ deburr~ fixtured fixturing hastelloy inconel magnaflux oxy oxyfuel passivate~ pipefitter
    weldment
  `,
  electrical: `
    deenergize~ genset linework luminaire megger~ photovoltaics thermographic thermography wireman wiremen
  `,
  plumbing: `
    augered calorifier flanged gasfitter hydrojet hydrojetted hydrojetting hydronic jetter legionella
    preventer repipe~
  `,
  "heating and cooling": `
    ducted psychrometer psychrometric tinner
  `,
  carpentry: `
    bandsaws dado~ drywaller drywall~ edgebander jointer mortice plasterboard~ purlin soffit underlayment
  `,
  trucking: `
    artic deconsolidating demurrage destuffed destuffing devanned devanning drayage incoterms lumper
    relocations tacho tarp~ telematics
  `,
  warehouse: `
    depalletizer depalletize~ despatch despatched dunnage gemba intralogistics palletiser palletise~
    palletizer poka putaway repalletize~ shrinkwrap~ shunter sortation stacker stager stocktake~ strapper
    upender
  `,
  kitchen: `
    aeropress aioli arancini bao bearnaise bechamel beurre birria biryani blanc brined brining brulee
    brunoise brûlée burrata béarnaise béchamel carnitas carpaccio ceviche charcuterie chiffonade chimichurri
    choux confit~ consommé cortado crudo crème debone~ demiglace dosa entremet entremetier expeditor feuille
    focaccia ganache garde gastrique gastropub gremolata gyoza hollandaise isomalt izakaya julienne~
    kombucha levain macaron macchiato mandoline meuniere meunière mille mirepoix mise omakase pancetta
    pastillage patissier plongeur poissonnier porchetta primals pâtisserie pâtissier ragu ragù ristretto
    robata rondeau rotisseur saute~ sauté~ sofrito sommellerie soufflé sousvide spatchcock~ tamari tartare
    teppanyaki thermomix tournant tuile veloute velouté vide viennoiserie yakitori éclair
  `,
  hospitality: `
    bonvoy busser cellaring glamping ins maitre maître mixologist mixology sommelier
  `,
  retail: `
    clienteling detag~ ecommerce layaways omni omnichannel planogram~ replen upsold
  `,
  "hair and beauty": `
    aesthetician ayurvedic balayage~ barbicide botox braider cryolipolysis dermaplane~ effleurage
    esthetician esthetics foilayage lamination locs microblade~ microdermabrasion olaplex ombre ombré
    petrissage redken reflexologist reiki schwarzkopf tapotement texturise~ texturize~ updos
  `,
  automotive: `
    bodyman bondo calliper driveability driveline refinisher upfitter
  `,
  agriculture: `
    aeroponics agritech agrochemical agroecology agroforestry agtech aquaponics arboriculture arborist
    biostimulant dehorn~ deworm~ farrowings fertigate~ fertigation foddering foliar haylage inseminator
    intercropping permaculture silviculture telehandler vinification weaners windrow~
  `,
  law: `
    affiant amicus apostille apostilled asylee bailee bono certiorari conveyanced conveyancer ediscovery
    expungement habeas limine mirandize~ novated novation pupillage redline~ shepardize~ tortious voir
  `,
  accounting: `
    deconsolidation expensed expensing materiality payables reclass~ reforecast~ writeoffs
  `,
  "human resources": `
    disciplinaries gamification icims req reskill~ sourcer taleo
  `,
  marketing: `
    clickthroughs ebook eloqua geotarget~ listicle microcopy microinfluencers moodboard remarket~ retarget~
    whitepaper wix
  `,
  design: `
    axonometric keyframed prototyped retoucher risograph skeuomorphic toile vray wireframed zbrush zeplin
  `,
  software: `
    dockerize~ fullstack productionise~ productionize~ replatform~ typechecked typechecking Verilog
  `,
  data: `
    arcgis covariate dagster decile finetune~ frequentist georeference~ geospatial heteroscedasticity
    labelers multicollinearity qgis quantile rasters regressor winsorize~
  `,
  laboratory: `
    bioinformatician calorimetry centrifugation chromatograph chromatographic colorimetric cryopreservation
    cryopreserve~ cryostat cytometer cytometry electrophoresis eluent elute~ elution fermenter fibroblast
    genotype~ gravimetric histological histotechnician histotechnologist immunoassay immunoblot
    immunoblotting immunofluorescence immunoprecipitation lentiviral lyophilization metabolomics metrology
    micropipette microtomy murine passage~ phenotype~ pipette~ plasmid potentiometric proteomics
    resequencing rheology rheometer spectrometry spectrophotometer spectrophotometry titrator
    transcriptomics transduced transfection transfect~ ultracentrifugation viscometer xenograft
  `,
  "police and fire": `
    bodyworn evidentiary extrications fireground medevac surveilled surveilling tased
  `,
  aviation: `
    borescope~ empennage jetway orthomosaic photogrammetric photogrammetry pneumatics pushbacks quadcopter
    ramper walkarounds
  `,
  construction: `
    blockwork constructible dozer flashings gantt groundworks paver repoint~ scaffolder screed~ submittal
    tarmac~
  `,
  "real estate": `
    escheat fourplex zillow zoopla
  `,
  therapy: `
    apraxia audiometry biopsychosocial dysarthria goniometer goniometric goniometry isokinetic keratometry
    kinesiologist kinesiology kinesiotape kinesiotaping lensometer myofascial orthoses orthosis orthotic
    orthotist plyometric proprioceptive prosthetist suicidality telepsychiatry telepsychology theraband
    tonometry tympanometry videofluoroscopy
  `,
  "security and grounds": `
    hardscape hardscaping microfibre overseeded strimmed strimmer strimming wanded wanding xeriscape
    xeriscaping
  `,
  "sales and service": `
    autodialer dialer telecaller teleprospecting
  `,
  manufacturing: `
    bagger capper Cpk extruder flexo flexographic gage gaging heijunka kaizens kanbans millwrighting
    nonconformances rotomolding solderability takt thermoform~
  `,
  childcare: `
    crèche homeschooler nanny~ playdate
  `,
  "stage and screen": `
    deaccession~ dramaturg dramaturgy gobo lavalier Protools videographer videography
  `,
  energy: `
    desulfurization digester electrolyser electrolyzer flowback frac gasification hydrotreater repower
    repowered repowering
  `,
  mining: `
    beneficiation comminution geotechnical geotechnics inclinometer lithological lithology mucker
    petrography piezometer shotcrete shotcreted shotcreting stope stoping stratigraphic stratigraphy
    tailings
  `,
  forestry: `
    arb buncher chokersetter coppice coppiced coppicing limbed limbing silvicultural skidder woodchipper
  `,
  maritime: `
    aquaculturist bosun bunkered bunkering deballast deballasting laytime stevedoring
  `,
  fitness: `
    aquafit asanas ashtanga bouldering burpee mesocycle periodisation periodised periodization periodized
    pilates pranayama savasana tabata vinyasa zumba
  `,
  textiles: `
    appliqué cordwainer corsetiere corsetry reupholstery ruching serged serger serging
  `,
  crafts: `
    annealer craquelure farriery floristry frit gemmologist giclee giclée goldsmithing raku reheel~ repousse
    repoussé silversmithing slipcast topiaries
  `,
  "water and waste": `
    chloramination chloramine chlorinator dechlorination dewater dewatered dewatering flocculant
    flocculation flocculator headworks hydrovac hydrovaced jetvac turbidimeter vactor
  `,
  telecommunications: `
    demarc deprovision deprovisioned deprovisioning monopole reprovisioned
  `,
  "brewing and wine": `
    brix dryhopped enologist enology kegged kegging lauter lautering maltster oenologist sparge sparged
    sparging vinified
  `,
  "public service": `
    captioner columbarium reshelve reshelved reshelving respeak respeaker respeaking stenograph~ stenotype
    subtitler transcriptionist
  `,
  "building trades": `
    asphalter concretor crutched crutching curtainsider haunched haunching hogget intumescent locksmithing
    macerator modulars musterer parge parged parging reglaze reglazed reglazing rekey rekeyed rekeying shorn
    sideloader steelwork tautliner verticut verticutting
  `,
  finance: `
    bordereaux cashflow collateralised collateralized diems escrowed neobank redemptions reinsurers
    securitised securitization securitized subrogated subrogation swaptions
  `,
};
