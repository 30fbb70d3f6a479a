/** What a state or a body gives to a person. */
export const CREDENTIALS = `
RN license = rn, registered nurse, registered nurse license, nursing license, rn licensure, registered nurses > Patient care
LVN license = lvn, licensed vocational nurse > Patient care
LPN license = lpn, licensed practical nurse > Patient care
CNA certification = cna, certified nursing assistant, nursing assistant certification, certified nurse aide > Patient care
Nurse Practitioner = np license, fnp, np > RN license
BLS = basic life support, bls certification, bls certified, bls card > CPR
ACLS = advanced cardiac life support, acls certification
~PALS = pediatric advanced life support
NRP = neonatal resuscitation program
TNCC
~CEN = certified emergency nurse
CCRN
CPR = cpr certification, cpr certified, cpr card, cardiopulmonary resuscitation
First aid = first aid certification, pediatric first aid, paediatric first aid, first aider
EMT = emt-b, emergency medical technician > Patient care, CPR
Paramedic > EMT
CMA certification = certified medical assistant, ccma, medical assistant certification
PharmD = doctor of pharmacy
Pharmacist license = licensed pharmacist
PTCB
CPhT = certified pharmacy technician
Pharmacy technician license = pharmacy technician, licensed pharmacy technician, registered pharmacy technician
RBT = registered behavior technician
IV certification = iv certified
CDA = child development associate, cda credential
Teaching license = teaching certificate, teaching credential, teacher certification, teaching certification, teacher license, state teaching license, teaching licence, state teaching certificate, public-school license, licensed teacher, certified teacher
QTS = qualified teacher status
PGCE = postgraduate certificate in education
ParaPro = parapro exam, parapro assessment
TESOL > ESL
TEFL > ESL
ESL = esl endorsement, english as a second language, ell
High school diploma = hs diploma, high school graduate, secondary school diploma
GED
Culinary diploma = culinary degree, culinary school, culinary arts degree
EPA 608 = epa 608 universal, epa 608 certification, epa certification, epa certified, epa universal, section 608, epa 608 universal certification
NATE certification = ~nate, nate certified
OSHA 10 = osha 10 card, osha-10 > OSHA
OSHA 30 = osha 30 card, osha-30 > OSHA 10, OSHA
Journeyman electrician license = journeyman electrician, electrician license, licensed electrician, electrical license
Master electrician license = master electrician > Journeyman electrician license
Plumbing license = licensed plumber, journeyman plumber, plumber's license
Electrical apprenticeship = apprentice electrician, electrician apprentice
AWS D1.1 = d1.1
Certified Welder = welding certification, aws certified welder > Welding
Forklift license = forklift certification, forklift certified, forklift licence, forklift operator certification, certified forklift operator, forklift certificate > Forklift
CDL A = class a cdl, cdl class a, class a license, class a commercial driver's license > CDL
CDL B = class b cdl, cdl class b > CDL
CDL = commercial driver's license, commercial driving license
Hazmat endorsement = hazmat, hazmat certified, hazmat endorsed
Tanker endorsement = ~tanker, tank endorsement
P endorsement = passenger endorsement
S endorsement = school bus endorsement
Doubles/triples = doubles/triples endorsement, doubles and triples
Air brakes = air brake endorsement
TWIC card = twic
DOT medical card = medical card, dot physical, dot medical certificate
Driver's license = driver license, driving licence, driving license, driver's licence, full driving licence, valid driver's license
HGV licence = ~class 1, ~class 2, class 1 hgv, class 2 hgv, hgv license, hgv class 1, hgv class 2, hgv, lgv
Category C1 = c1 licence, category c1 licence, c1
Tail-lift certificate = tail-lift
Clean driving record = clean mvr, good driving record, clean license, clean licence
Food handler card = food handlers card, food handler permit, food handler, food handlers permit, food handler certification, food handler certificate, food handlers
ServSafe = servsafe certification, servsafe manager, servsafe certified, servsafe manager certificate > Food safety, Food handler card
Food hygiene certificate = level 2 food hygiene, level 3 food hygiene, food hygiene > Food safety
TIPS certification = tips certified, alcohol server permit
CPA = certified public accountant, cpa license
CFA = chartered financial analyst, cfa charter
CMA = certified management accountant
ACCA
CIMA = chartered institute of management accountants
AAT = aat level 3, aat level 4, aat qualified, association of accounting technicians
Enrolled Agent
Series 7
Property and casualty license = p&c license, property & casualty, property and casualty, p&c, p and c license
Life and health license = life & health license, life and health, life & health
Real estate license = real estate licence, licensed real estate agent, real estate salesperson license, licensed realtor
Notary public = notary, notary commission
PMP = project management professional
PRINCE2
CSM = scrum master, scrum master certification, certified scrum master, certified scrummaster
CAPM
ITIL = itil foundation, itil v4
CompTIA A+ = a+ certification, a+ certified, comptia a plus, a+ > Hardware troubleshooting
CompTIA Network+ = network+, net+ > Networking
CompTIA Security+ = security+, sec+
CySA+ = comptia cysa+
CISSP
CISM = certified information security manager
CEH = certified ethical hacker
CCNA = cisco ccna, cisco certified network associate > Networking, Cisco
CCNP = cisco ccnp, cisco certified network professional > CCNA, Networking
AWS certification = aws certified, aws solutions architect, aws certified solutions architect > AWS
CKA = certified kubernetes administrator > Kubernetes
RHCSA > Red Hat, Linux
RHCE > RHCSA, Red Hat, Linux
AZ-104 > Azure certification, Azure
AZ-900 > Azure certification, Azure
Azure certification > Azure
Google Cloud Professional = google cloud certified > GCP
SHRM-SCP > SHRM-CP
SHRM = shrm certification
SHRM-CP = shrm certified professional
SPHR > PHR
PHR
CIPD = cipd level 3, cipd level 5, cipd level 7, cipd qualified, chartered institute of personnel and development
APICS = apics certification
CPIM
CSCP
CMP = cmp certification, certified meeting professional
Six Sigma Green Belt = green belt > Six Sigma
Six Sigma Black Belt = black belt > Six Sigma
Payroll qualification
Security clearance = secret clearance, top secret clearance
RDH license = rdh, registered dental hygienist
Adjuster license = claims adjuster license, licensed adjuster
NABCEP
~ASE = ase certification, ase certified, ase brakes > Auto repair
NASM = nasm certified, nasm certification
Cosmetology license = licensed cosmetologist
APRN = advanced practice registered nurse
CRNA = certified registered nurse anesthetist
~RGN = registered general nurse
RMN = registered mental health nurse
LCSW = licensed clinical social worker
MCIPS = member of the chartered institute of procurement and supply
~CIA = certified internal auditor
PE licence = professional engineer
~EIT = engineer in training
MRCS = member of the royal college of surgeons
RIBA = royal institute of british architects
LEED AP = leed accredited professional
TOEFL = test of english as a foreign language
NPQH = national professional qualification for headship
DBS = disclosure and barring service, dbs check
SIA licence = ~sia, sia license, sia badge, sia-licensed, security industry authority licence
CSCS card = construction skills certification scheme card
CPCS = construction plant competence scheme
NEBOSH = national examination board in occupational safety and health
IOSH = institution of occupational safety and health
SMSTS = site management safety training scheme
BTEC
~FAW = first aid at work
WSET = wine and spirit education trust
Red Seal
City & Guilds = city and guilds, c&g
LGV licence = lgv c+e, lgv class 1, lgv c
UEFA B licence = uefa b license, uefa b
Coded welder = coded welding
Board-certified
FRICS = fellow of the royal institution of chartered surveyors
NQT = newly qualified teacher
JLPT = japanese language proficiency test
DofE = duke of edinburgh, duke of edinburgh's award, duke of edinburgh award
MRICS = member of the royal institution of chartered surveyors
TESL
Chartered engineer = ceng
Bar admission = admitted to the bar, passed the bar, called to the bar, bar exam, bar-admitted
CFP
~ACA
CompTIA
Master plumber
Gas Safe
NVQ
~DELTA
CELTA
Valedictorian
~MOS = microsoft office specialist, ms office specialist
PPL = private pilot licence, private pilot license, private pilot's licence
Dean's List
`;
