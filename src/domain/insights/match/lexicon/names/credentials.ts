/** What a state, a school or a body gives to a person. */
export const CREDENTIALS = `
RN license = rn, registered nurse, registered nurse license, nursing license, rn licensure, registered nurses > Patient care
LPN license = lpn, lvn, licensed practical nurse, licensed vocational nurse, lvn license > Patient care
CNA certification = cna, certified nursing assistant, nursing assistant certification, certified nurse aide > Patient care
Nurse Practitioner = np license, fnp > RN license
BSN = bachelor of science in nursing > Bachelor's degree
MSN = master of science in nursing > Master's degree, BSN
BLS = basic life support, bls certification, bls certified, bls card > CPR
ACLS = advanced cardiac life support, acls certification
PALS = pediatric advanced life support
NRP = neonatal resuscitation program
TNCC
CEN = certified emergency nurse
CCRN
CPR = cpr certification, cpr certified, cpr card
First aid = first aid certification, pediatric first aid, paediatric first aid, first aider
EMT = emt-b, emergency medical technician > Patient care, CPR
Paramedic > EMT
CMA certification = certified medical assistant, ccma, medical assistant certification
PharmD = doctor of pharmacy
Pharmacist license = licensed pharmacist
CPhT = certified pharmacy technician, ptcb
Pharmacy technician license = pharmacy technician, licensed pharmacy technician, registered pharmacy technician
RBT = registered behavior technician
IV certification = iv certified
CDA = child development associate, cda credential
Teaching license = teaching certificate, teaching credential, teacher certification, teaching certification, teacher license, state teaching license, teaching licence, state teaching certificate, public-school license, licensed teacher, certified teacher
QTS = qualified teacher status
PGCE
ParaPro = parapro exam, parapro assessment
ESL = esl endorsement, tesol, tefl, ell, english as a second language
High school diploma = hs diploma, high school graduate, secondary school diploma
GED
Associate degree = associate's degree, associates degree, aa degree
Bachelor's degree = bachelors degree, bachelor degree, bachelor's, bachelors, bsc, ba degree, bs degree, undergraduate degree, b.s, b.a, bs, bachelor of science, bachelor of arts, four-year degree, college degree, university degree > Degree
Master's degree = masters degree, master's, masters, msc, ma degree, m.s, meng, graduate degree, master of science > Bachelor's degree, Degree
MBA = master of business administration > Master's degree, Degree
PhD = ph.d, doctorate, doctoral degree > Master's degree, Bachelor's degree, Degree
JD = juris doctor
Degree = university-educated
Culinary diploma = culinary degree, culinary school, culinary arts degree
EPA 608 = epa 608 universal, epa 608 certification, epa certification, epa certified, epa universal, section 608, epa 608 universal certification
NATE certification = nate, nate certified
OSHA 10 = osha-10, osha 10 card > OSHA
OSHA 30 = osha-30, osha 30 card > OSHA 10, OSHA
Journeyman electrician license = journeyman electrician, electrician license, licensed electrician, electrical license
Master electrician license = master electrician > Journeyman electrician license
Plumbing license = licensed plumber, journeyman plumber, plumber's license
Electrical apprenticeship = apprentice electrician, electrician apprentice
AWS D1.1 = d1.1
Certified Welder = welding certification, aws certified welder > Welding
Forklift license = forklift certification, forklift certified, forklift licence, forklift operator certification, certified forklift operator, forklift certificate > Forklift
CDL A = cdl-a, class a cdl, cdl class a, class a license, class a commercial driver's license > CDL
CDL B = cdl-b, class b cdl, cdl class b > CDL
CDL = commercial driver's license, commercial drivers license, commercial driving license
Hazmat endorsement = hazmat, hazmat certified, hazmat endorsed
Tanker endorsement = tanker, tank endorsement
P endorsement = passenger endorsement
S endorsement = school bus endorsement
Doubles/triples = doubles/triples endorsement, doubles and triples
Air brakes = air brake endorsement
TWIC card = twic
DOT medical card = medical card, dot physical, dot medical certificate
Driver's license = drivers license, driver license, driving licence, driving license, driver's licence, full driving licence, valid driver's license
HGV licence = hgv, class 1 hgv, class 2 hgv, lgv, hgv license
Category C1 = c1 licence, category c1 licence, c1
Tail-lift certificate = tail-lift, tail lift
Clean driving record = clean mvr, good driving record, clean license, clean licence
Food handler card = food handlers card, food handler permit, food handler's card, food handler, food handlers permit, food handler certification, food handler certificate
ServSafe = servsafe certification, servsafe manager, servsafe certified, servsafe manager certificate > Food safety, Food handler card
Food hygiene certificate = level 2 food hygiene, level 3 food hygiene, food hygiene > Food safety
TIPS certification = tips certified, alcohol server permit
CPA = certified public accountant, cpa license
CFA = chartered financial analyst, cfa charter
CMA = certified management accountant
ACCA
CIMA
AAT = aat level 3, aat level 4, aat qualified
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
CompTIA Network+ = network+ > Networking
CompTIA Security+ = security+, sec+
CySA+ = comptia cysa+
CISSP
CISM
CEH = certified ethical hacker
CCNA > Networking, Cisco
CCNP > CCNA, Networking
AWS certification = aws certified, aws solutions architect, aws certified solutions architect > AWS
CKA = certified kubernetes administrator > Kubernetes
Azure certification = az-104, az-900 > Azure
Google Cloud Professional = google cloud certified > GCP
SHRM-CP = shrm, shrm certification, shrm-scp
PHR = sphr
CIPD = cipd level 3, cipd level 5, cipd level 7, cipd qualified
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
ASE = ase certification, ase certified, ase brakes > Auto repair
MLIS = mls degree, master of library science > Library science, Master's degree
NASM = nasm certified, nasm certification
Cosmetology license = licensed cosmetologist
`;
