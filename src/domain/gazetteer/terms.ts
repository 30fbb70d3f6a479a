/** Terms of a trade and what their short forms stand for; several in a line. */
export const TERMS = `
Database administration = DBA, database administrator | CT scan = computed tomography, CT scans, cat scan | MRP = material requirements planning, materials requirements planning
EPOS = electronic point of sale | LMS = learning management system | CMS = content management system | SDK = software development kit | IDE = integrated development environment
ORM = object-relational mapping | User acceptance testing = UAT | A/B testing = a/b tests, split testing | VR = virtual reality
GIS = geographic information system, geographic information systems | Stick welding = -MMA, manual metal arc, smaw | VoIP = voice over ip, internet telephony | LAN = local area network
WAN = wide area network | NAS = network-attached storage | JIT = just in time | SMD = surface-mount device, surface-mount devices, surface mount
PCB = printed circuit board, printed circuit boards, pcbs | AED = defibrillator, automated external defibrillator | Cherry picker = MEWP, mobile elevated work platform
Wi-Fi = wireless network | PPE = personal protective equipment | SEO = search engine optimization, search engine optimisation | PPC = pay per click
HVAC = heating ventilation and air conditioning, heating and cooling | GPS | DevOps | FMLA | KYC | AML = anti-money laundering | ABM = account-based marketing | Quality assurance = ~QA
~UI = user interface | UX = user experience | APIs = -API, application programming interface | SLA = slas, service level agreement, service level agreements | Human resources = ~HR
Public relations = ~PR | ICU = intensive care unit, intensive care | NICU = neonatal intensive care unit | -~ER = emergency room, emergency department, -~ed | ~IV = intravenous, ivs
Accounts payable = -~AP | Accounts receivable = -~AR | General ledger = ~GL | MRI | ~CT | X-ray = x-rays | E2E = end-to-end | Regex = regexes, regexp, regular expression, regular expressions
VM = vms, virtual machine, virtual machines | Test-driven development = TDD | Object-oriented programming = OOP, object-oriented | GP = general practitioner, family doctor
SEN = special educational needs, special needs | Early childhood education = ECE | HCA = healthcare assistant | Forklift = FLT, forklift truck, forklift trucks, forklifts
ROI = return on investment | NDA = non-disclosure agreement, non-disclosure agreements, ndas | FAQ = faqs, frequently asked questions | EKG = ECG, electrocardiogram, electrocardiograms, ecgs
R&D = research and development | H&S = health and safety | L&D = learning and development | RFP = rfps, request for proposal, requests for proposal | PO = purchase order, purchase orders
SOP = sops, standard operating procedure, standard operating procedures | CCTV = closed-circuit television | DIY = do-it-yourself
NGO = non-governmental organisation, non-governmental organization | MSK = musculoskeletal | TA = teaching assistant, teaching assistants | PoC = proof of concept
IO access = intraosseous access, intraosseous | EAL = english as an additional language > England | LPG = propane, liquefied petroleum gas | COVID = covid-19, coronavirus
Machine learning = ml | Deep learning | Natural language processing = nlp | Computer vision
`;
