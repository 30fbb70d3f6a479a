/** Health, teaching, trades, transport, kitchens and shops: tools, systems and rules by name. */
export const CARE_AND_TRADES = `
Epic = epic ehr, epic emr > EHR
Cerner = oracle health > EHR
Meditech > EHR
eClinicalWorks = ecw > EHR
Athenahealth = athena > EHR
NextGen > EHR
Allscripts > EHR
PointClickCare = pcc > EHR
Dentrix
Eaglesoft
EHR = emr, electronic health records, electronic medical records, electronic health record, electronic medical record, electronic charting
HIPAA = hipaa compliance
HL7 = fhir
ICD-10 = icd 10, icd-10 coding
CPT coding = cpt, cpt codes
Medicare
Medicaid
Hoyer lift = hoyer lifts, mechanical lift
Gait belt = gait belts
Pyxis
IEPs = iep, individualized education program, individualized education plan
504 plans = 504 plan
ABA = applied behavior analysis
CPI = crisis prevention institute, cpi training, nonviolent crisis intervention
AAC devices = aac
ClassDojo
Google Classroom > Learning management systems
Canvas > Learning management systems
Schoology > Learning management systems
Moodle > Learning management systems
Blackboard > Learning management systems
Seesaw
PowerSchool > Student information systems
SIMS = sims database > Student information systems
Infinite Campus > Student information systems
Kahoot
GeoGebra
Creative Curriculum
Teaching Strategies GOLD = ts gold
Montessori
Orton-Gillingham = orton gillingham
Common Core
Next Generation Science Standards = ngss
Key Stage 1 = ks1
Key Stage 2 = ks2
Key Stage 3 = ks3
Key Stage 4 = ks4
GCSE = gcses
A-level = a level, a levels, a-levels, a-level maths
IB = international baccalaureate
Advanced Placement = ap courses, ap classes
PLC = plcs, plc programming, plc troubleshooting, programmable logic controllers
Allen-Bradley = allen bradley, rslogix, studio 5000 > PLC
Siemens S7 = siemens plc, tia portal, siemens s7 plc > PLC
SCADA
HMI
VFD = vfds, variable frequency drives
CNC = cnc machining, cnc machines, cnc operation
CMMS
Lockout/tagout = loto, lock out tag out, lockout tagout
National Electrical Code = nec
BACnet
VRF systems = vrf, vrf
R-410A = r410a, refrigerants
OSHA = osha standards, osha safety, osha regulations, osha safety rules > Safety
GMP = cgmp, good manufacturing practice, good manufacturing practices
GDP = good distribution practice
HACCP > Food safety
ISO 9001
FDA = fda regulations
DEA = dea regulations, controlled substances
RF scanners = rf scanner, rf gun, rf guns, handheld scanner, handheld scanners, handheld, scanner gun, barcode scanner
WMS = warehouse management system, warehouse management systems, warehouse management software
ERP = erp system, erp systems, erp software
TMS = transportation management system, tms software
McLeod = mcleod loadmaster > TMS
Samsara > ELD
Geotab
ELD = electronic logging device, elds, electronic logs
FMCSA
Hours of service = dot hours of service, hos
DOT regulations = dot, dot compliance, dot rules
FIFO = first in first out
UPS = ups worldship
FedEx
Vocollect > Voice picking
Manhattan = manhattan wms > WMS
EDI
POS = point of sale, point-of-sale, pos system, pos systems, point of sale system, point of sale systems
Square = square pos > POS
Toast = toast pos > POS
Clover > POS
Lightspeed = lightspeed pos > POS
Micros = oracle micros > POS
Aloha = aloha pos > POS
Opera = opera pms > Property management systems
Yardi > Property management systems
AppFolio > Property management systems
OpenTable
Resy
WCAG = wcag 2.1, wcag 2.2, wcag 2.0 > Web accessibility
`;
