/**
 * "name = other spellings > what it is": terms of a trade and their short forms. They support each other; on their own
 * they are words like any other.
 */
export const TERMS = `
hplc = high-performance liquid chromatography, high performance liquid chromatography > chromatography
gc-ms = gas chromatography mass spectrometry, gas chromatography-mass spectrometry > chromatography
gc = gas chromatography > chromatography
pcr = polymerase chain reaction
qpcr = quantitative pcr, real-time pcr, quantitative polymerase chain reaction, real-time polymerase chain reaction
dba = database administrator, database administration > database, databases
hoover = vacuum cleaner, hoovers, vacuum cleaners
elisa = enzyme-linked immunosorbent assay > assay
facs = flow cytometry
nmr = nuclear magnetic resonance
fmri = functional mri, functional magnetic resonance imaging
ct scan = computed tomography, ct scans, cat scan
eeg = electroencephalography, electroencephalogram
electron microscopy = electron microscope
xrd = x-ray diffraction
fea = finite element analysis, fem, finite element method
cfd = computational fluid dynamics
scada = supervisory control and data acquisition
hmi = human-machine interface
mrp = material requirements planning, materials requirements planning
epos = electronic point of sale > till
lims = laboratory information management system
lms = learning management system
cms = content management system
sdk = software development kit
ide = integrated development environment
orm = object-relational mapping
bdd = behaviour-driven development, behavior-driven development
uat = user acceptance testing
a/b testing = ab testing, a/b tests, split testing
rpa = robotic process automation
vr = virtual reality
gis = geographic information system, geographic information systems
mma = manual metal arc, smaw, stick welding > welding
voip = voice over ip, internet telephony > telephony
lan = local area network > network
wan = wide area network > network
nas = network-attached storage > storage
edi = electronic data interchange
fifo = first in first out
jit = just in time, just-in-time
5s
gmp = good manufacturing practice
glp = good laboratory practice
dslr > camera
smd = surface-mount device, surface-mount devices, surface mount
pcb = printed circuit board, printed circuit boards, pcbs
aed = defibrillator, automated external defibrillator
telehandler = telescopic handler, tele handler, telly handler
excavator = digger, 360 excavator
mewp = cherry picker, mobile elevated work platform
excel pivot tables = pivot tables > excel
wifi = wi-fi, wireless network > network
ppe = personal protective equipment
volkswagen = vw
etl = extract transform load > pipeline
ci/cd = ci cd, continuous integration, continuous delivery, continuous deployment, cicd > pipeline
serverless
microservices = microservice
seo = search engine optimization, search engine optimisation > search, engine, optimise, optimize
sem = search engine marketing
ppc = pay per click, pay-per-click
bim = building information modeling, building information modelling
cad = computer-aided design, computer aided design > drawing
cnc = computer numerical control > machine
plc = programmable logic controller, programmable logic controllers
hvac = heating ventilation and air conditioning, heating and cooling
erp = enterprise resource planning
crm = customer relationship management
wms = warehouse management system
tms = transportation management system
pos = point of sale, point-of-sale > register
ehr = electronic health records, electronic health record, electronic charting > chart, record
emr = electronic medical records, electronic medical record > chart, record
gps
rfid
agile
lean
waterfall
devops
saas
b2b = business-to-business, business to business
b2c = business-to-consumer
haccp
gaap
fmla
kyc
aml = anti-money laundering
iep = individualized education plan, individualized education plans, individualized education program, individualized education programs
esl = english as a second language
abm = account-based marketing
sso = single sign-on
vpn
firewall = firewalls
qa = quality assurance
ui = user interface
ux = user experience
api = apis, application programming interface
kpi = kpis, key performance indicators, key performance indicator
sla = slas, service level agreement, service level agreements
okr = okrs
hr = human resources
pr = public relations
icu = intensive care unit, intensive care
nicu = neonatal intensive care unit
er = emergency room, emergency department, ed
vitals = vital signs
iv = intravenous, ivs
phlebotomy > blood
telemetry
ap = accounts payable
ar = accounts receivable
gl = general ledger
p&l = profit and loss, p and l
llc
mri
ct
covid = covid-19, coronavirus, pandemic, covid-19 pandemic
x-ray = xray, x-rays, xrays, x ray
e2e = end-to-end, end to end
lamp = lamp stack > linux, apache, mysql, php
mean stack > mongodb, express.js, angular, node.js
mern stack = mern > mongodb, express.js, react, node.js
elk = elk stack > elasticsearch, logstash, kibana
regex = regexes, regexp, regular expression, regular expressions
vm = vms, virtual machine, virtual machines
tdd = test-driven development, test driven development
vp = vice president, vice-president
oop = object-oriented, object oriented, object-oriented programming
gp = general practitioner, family doctor
sen = special educational needs, special needs
ece = early childhood education
pa = personal assistant
ea = executive assistant
hca = healthcare assistant, health care assistant
ta = teaching assistant
flt = forklift truck, forklift trucks, forklift, forklifts, fork lift
hgv = heavy goods vehicle, heavy goods vehicles
fnb = food and beverage, f&b
roi = return on investment
nda = non-disclosure agreement, non-disclosure agreements, ndas
faq = faqs, frequently asked questions
ecg = electrocardiogram, electrocardiograms, ecgs, ekg
gdp = gross domestic product
vat = value added tax, value-added tax
r&d = research and development
h&s = health and safety
l&d = learning and development
rfp = rfps, request for proposal, requests for proposal
po = purchase order, purchase orders
sop = sops, standard operating procedure, standard operating procedures
cctv = closed-circuit television
diy = do-it-yourself, do it yourself
mp = member of parliament
ngo = non-governmental organisation, non-governmental organization
pt = personal trainer
`;
