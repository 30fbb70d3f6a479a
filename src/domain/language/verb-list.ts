/** Verbs in their base form that open lines of resumes, over many occupations. The irregular ones stand in their own table. */
export const REGULAR_VERBS: readonly string[] = `
abolish accelerate accept access acclimate accommodate accompany accomplish account achieve acquire act activate adapt add address
adjust administer adopt advance advertise advise advocate affix aggregate aid alert align allocate allow analyse analyze
anchor animate answer anticipate apply appoint appraise apprehend approach approve arbitrate architect archive arrange
articulate ask assay assemble assess assign assist assure attach attain attend attract audit augment author authorise authorize
automate award back bag bake balance band bandage bank bar base bathe batch benchmark bill blend block board bolt book boost
bottle box brainstorm brand brew brief browse budget buff bundle butcher calculate calibrate call campaign cancel canvass
capture care carry carve cash catalogue catalog categorise categorize cater caulk celebrate centralise centralize certify chair
challenge champion change chaperone charge chart check chop circulate cite clarify classify clean clear climb close coach co-author
co-found co-lead code collaborate collate collect comfort commend commission commit communicate compare compile complete
comply compose compute conceive conceptualise conceptualize conclude condense conduct configure confirm connect conserve
consolidate construct consult contact contract contribute control convene convert convey convince cook cooperate
coordinate co-ordinate copy copyedit correct correspond counsel count courier cover craft crate create critique cross-train
cultivate curate customise customize dance debate debug decide decline decommission decorate decrease dedicate deepen defend
define delegate delete deliver demolish demonstrate deploy derive design detail detect determine develop devise diagnose dice dictate diffuse
digitise digitize direct disassemble discharge discover discuss disinfect dismantle dispatch dispense display dispose
dissect dissolve distribute diversify divert divide document donate double draft drain dress drill drop dry dust earn edit
educate elevate elicit eliminate embed emboss employ empower empty enable enact encourage endorse enforce engage engineer enhance
enlarge enlist enrich enrol enroll ensure enter entertain equip erect escalate escort establish estimate evaluate examine
exceed execute exercise exhibit expand expedite experience experiment explain explore export express extend extract
fabricate facilitate familiarise familiarize farm fashion fasten feature fertilise fertilize fetch field file fill film filter finalise
finalize finance finish fix flag flip fold follow form format formalise formalize formulate forward foster found frame
free fry fuel fulfil fulfill fund furnish gain garnish gather generate glaze govern grade graduate graft grant graph greet grill groom group
guard guide hand handle hang harness harvest haul head heal heat help hire host identify illustrate immunise immunize
implement import improve improvise incorporate increase index induct influence inform initiate innovate insert inspect
inspire install institute instruct insulate insure integrate intensify interact interface interpret intervene interview introduce inventory
invent invest investigate invite invoice involve iron isolate issue join journal judge justify kick knead label
land landscape laminate laser launch launder lecture level liaise license lift like link liquidate list listen litigate load lobby locate lock log
look lower lubricate machine mail maintain man manage manufacture map mark market match maximise maximize measure mediate
mend mentor merchandise merge migrate mill minimise minimize mix mobilise mobilize model moderate modernise modernize
modify monitor mop motivate mount move mow multiply narrate narrow navigate need negotiate network neutralise normalize
notarize notify number nurse nurture observe obtain occupy offer open operate optimise optimize orchestrate order organise organize orient
orientate originate outline outpace outperform outsource overcome overhaul own pack package page paint park part participate partner pass patch
patrol perfect perform persuade phone photograph pick pilot pin pioneer pipe pitch place plan plane plant plaster plate play plumb
point police polish pool populate port portion position post pour power practise practice praise predict prep prepare prescribe present preserve preside press
prevent price print prioritise prioritize probe process proctor procure produce professionalize program project promote
prompt propagate propose prospect protect prototype prove provide provision prune publicise publicize publish pull pump
purchase pursue push qualify quantify query question queue quote raise rank rate reach rearrange rebrand recall receive reclaim
recognise recognize recommend reconcile reconstruct record recover recruit recycle redesign redirect reduce re-engineer
refactor refer refill refine refinish refresh refund refurbish register regulate rehabilitate rehearse reinforce reinstate relate relay release relieve
relocate remediate remodel remove render renegotiate renew renovate reorganise reorganize repackage repair replace replenish
report reposition represent request require research reserve reshape resolve respond restart restock restore restrain restructure retail retain retire
retrain retrieve revamp review revise revitalise revitalize revive reward rework rig rotate round route sample sand sanitise sanitize satisfy
save scale scan schedule score scout scrape screen script scrub seal search season seat secure segment select separate sequence serve service settle
shadow shape share sharpen shelve shift ship shop shorten shovel sign signal simplify simulate skipper slice smooth solder solicit solve sort source
spackle spearhead specialise specialize specify spot spray stabilise stabilize stack staff stage standardise standardize start staple state steam steer step
sterilise sterilize stimulate stitch stock stop store strategise strategize streamline strengthen stretch strip structure study
submit substitute succeed suggest summarise summarize supervise supplement supply support surpass survey suspend sustain suture swab switch symbolise
synthesise synthesize systematise systematize tabulate tackle tag tailor talk target taste tender tend terminate test thin thread tidy tie tighten till time title toast
top total tour tow trace track trade train transcribe transfer transform transition translate transmit transplant transport
treat triage trim triple troubleshoot tune turn tutor type umpire unblock uncover unify unite unload unlock unpack update
upgrade upload upkeep use usher utilise utilize vaccinate vacuum validate value vend ventilate verify vet video visit visualise visualize voice volunteer wait walk want
warm warn wash watch water wax weatherproof weed weigh weld welcome widen wipe wire work wrap yield zone halve decrease excel enjoy love aim seek
hope possess thrive strive
`
  .trim()
  .split(/\s+/);
