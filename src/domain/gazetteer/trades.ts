/** Tools, rules and methods of care, schools, workshops, stores and kitchens. */
export const TRADES = `
~~Epic = epic ehr, epic emr > EHR
Cerner = oracle health, oracle cerner > EHR
Meditech > EHR
eClinicalWorks = ecw > EHR
Athenahealth = ~athena > EHR
~NextGen > EHR
Allscripts > EHR
PointClickCare = pcc > EHR
Dentrix
Eaglesoft
EHR = emr, electronic health records, electronic medical records, electronic health record, electronic medical record, electronic charting
HIPAA = hipaa compliance
FHIR
HL7
ICD-10 = icd-10 coding, icd 10
CPT coding = cpt, cpt codes
Medicare
Medicaid
Hoyer lift = hoyer lifts, mechanical lift
Gait belt = gait belts
Pyxis
IEPs = iep, individualized education program, individualized education plan, individualized education plans, individualized education programs
504 plans = 504 plan
ABA = applied behavior analysis
CPI = crisis prevention institute, cpi training, nonviolent crisis intervention
AAC devices = aac
ClassDojo
Google Classroom > Learning management systems
~~Canvas = canvas lms > Learning management systems
Schoology > Learning management systems
Moodle > Learning management systems
~~Blackboard > Learning management systems
~Seesaw
PowerSchool > Student information systems
~SIMS = sims database > Student information systems
Infinite Campus > Student information systems
Kahoot
GeoGebra
Creative Curriculum
Teaching Strategies GOLD = ts gold
Montessori
Orton-Gillingham
Common Core
Next Generation Science Standards = ngss
Key Stage 1 = ks1
Key Stage 2 = ks2
Key Stage 3 = ks3
Key Stage 4 = ks4
GCSE = gcses
~A-level = ~a levels, a-level maths
~IB = international baccalaureate, ib diploma, international baccalaureate diploma
Advanced Placement = ap courses, ap classes
PLC = plcs, plc programming, plc troubleshooting, programmable logic controllers, programmable logic controller
RSLogix > PLC
Studio 5000 > PLC
Allen-Bradley > PLC
TIA Portal > PLC
Siemens S7 = siemens plc, siemens s7 plc > PLC
SCADA = supervisory control and data acquisition
HMI = human-machine interface
VFD = vfds, variable frequency drives
CNC = cnc machining, cnc machines, cnc operation, computer numerical control
CMMS
Lockout/tagout = loto, lock out tag out, lockout tagout
National Electrical Code = ~nec
BACnet
VRF systems = vrf
R-410A = refrigerants, r410a
OSHA = osha standards, osha safety, osha regulations, osha safety rules > Safety
GLP = good laboratory practice
GMP = cgmp, good manufacturing practice, good manufacturing practices
GDP = good distribution practice
HACCP > Food safety
ISO 9001
FDA = fda regulations
DEA = dea regulations, controlled substances
RF scanners = rf scanner, rf gun, rf guns, handheld scanner, handheld scanners, ~handheld, scanner gun, barcode scanner
WMS = warehouse management system, warehouse management systems, warehouse management software
ERP = erp system, erp systems, erp software, enterprise resource planning
TMS = transportation management system, tms software
McLeod = mcleod loadmaster > TMS
~Samsara > ELD
Geotab
ELD = electronic logging device, elds, electronic logs
FMCSA
Hours of service = dot hours of service, ~hos
DOT regulations = ~dot, dot compliance, dot rules
FIFO = first in first out
~UPS = ups worldship
FedEx
Vocollect > Voice picking
~Manhattan = manhattan wms > WMS
EDI = electronic data interchange
POS = point of sale, pos system, pos systems, point of sale system, point of sale systems
~~Square = square pos > POS
~~Toast = toast pos > POS
~~Clover > POS
~~Lightspeed = lightspeed pos > POS
~~Micros = oracle micros > POS
~~Aloha = aloha pos > POS
~~Opera = opera pms > Property management systems
Yardi > Property management systems
AppFolio > Property management systems
OpenTable
~Resy
WCAG = wcag 2.1, wcag 2.2, wcag 2.0 > Web accessibility
HPLC = high-performance liquid chromatography
GC-MS = gas chromatography mass spectrometry
GC = gas chromatography
PCR = polymerase chain reaction
qPCR = quantitative pcr, real-time pcr, quantitative polymerase chain reaction, real-time polymerase chain reaction
ELISA = enzyme-linked immunosorbent assay
Flow cytometry = facs
NMR = nuclear magnetic resonance
fMRI = functional mri, functional magnetic resonance imaging
EEG = electroencephalography, electroencephalogram
XRD = x-ray diffraction
FEA = finite element analysis, fem, finite element method
CFD = computational fluid dynamics
LIMS = laboratory information management system
BDD = behaviour-driven development, behavior-driven development
RPA = robotic process automation
ETL = extract transform load
RFID
SSO = single sign-on
MERN stack = mern > MongoDB, Express, React, Node.js
`;
