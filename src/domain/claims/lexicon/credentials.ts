/** "name = other spellings": what a body, a school or a state gives to a person. */
export const CREDENTIALS = `
lvn = licensed vocational nurse
aprn = advanced practice registered nurse
crna = certified registered nurse anesthetist
rgn = registered general nurse
rmn = registered mental health nurse
lcsw = licensed clinical social worker
msw = master of social work
bsw = bachelor of social work
cima = chartered institute of management accountants
aat = association of accounting technicians
cipd = chartered institute of personnel and development
mcips = member of the chartered institute of procurement and supply
cia = certified internal auditor
cism = certified information security manager
ceh = certified ethical hacker
pe licence = professional engineer
eit = engineer in training
mrcs = member of the royal college of surgeons
riba = royal institute of british architects
leed ap = leed accredited professional
shrm-cp = shrm certified professional
toefl = test of english as a foreign language
npqh = national professional qualification for headship
dbs = disclosure and barring service, dbs check
sia licence = sia license, sia badge, sia-licensed, security industry authority licence
cscs card = construction skills certification scheme card
cpcs = construction plant competence scheme
nebosh = national examination board in occupational safety and health
iosh = institution of occupational safety and health
smsts = site management safety training scheme
btec
pgdip = postgraduate diploma > diploma
pgcert = postgraduate certificate > certificate
mphil = master of philosophy
mres = master of research
ib diploma = international baccalaureate, international baccalaureate diploma, ib
faw = first aid at work
wset = wine and spirit education trust
red seal
city & guilds = city and guilds, c&g
six sigma green belt
lgv licence = lgv c+e, lgv class 1, lgv c > licence, licensed
hgv licence = hgv class 1, hgv class 2, hgv license > licence, licensed
uefa b licence = uefa b license, uefa b
certified = certification, certifications, certificate, certificates, cert, certs
licensed = license, licence, licensure, licenses, licenced, forklift ticket, fork lift ticket, crane ticket, plant ticket
accredited = accreditation
sworn
coded welder = coded welding
board-certified = board certified
registered nurse = rn, registered nurses
licensed practical nurse = lpn
nurse practitioner = np, fnp
certified nursing assistant = cna
bachelor = bachelors, bachelor's, bachelor's degree, bachelors degree, bachelor degree, bachelor of science, bachelor of arts, bachelor of engineering, bachelor of business administration, bsc, b.s, bs, ba, b.a, beng, bba, undergraduate degree > degree
master's = masters, master's degree, masters degree, master degree, master of science, master of arts, master of engineering, msc, m.s, ms, ma, m.a, meng, graduate degree > degree
llb = bachelor of laws, bachelor of law, law degree
llm = master of laws, master of law
b.ed = bachelor of education
m.ed = master of education
frics = fellow of the royal institution of chartered surveyors
foundation degree > degree
edd = doctor of education > degree, doctorate
nqt = newly qualified teacher
jlpt = japanese language proficiency test, japanese-language proficiency test
dofe = duke of edinburgh, duke of edinburgh's award, duke of edinburgh award > award
mrics = member of the royal institution of chartered surveyors
first-class honours = first class honours, first class degree, first class hons, 1st class hons, first-class degree, 1st class degree, 1st class honours
bsn = bachelor of science in nursing
msn = master of science in nursing
bcom = bachelor of commerce
bfa = bachelor of fine arts
mfa = master of fine arts
mph = master of public health
mpa = master of public administration
m.arch = master of architecture
b.arch = bachelor of architecture
hnd = higher national diploma
hnc = higher national certificate
a-levels = a levels, a-level, a level
gcse = gcses
tesl
rma
emt = emergency medical technician
mba = master of business administration
chartered engineer = ceng
phd = ph.d, dphil, dr in, dr of, doctor of, doctorate, doctoral, doctor of philosophy > degree
associate's degree = associate degree, associates degree
diploma = diplomas
degree
ged
jd = juris doctor
md = doctor of medicine
bar admission = admitted to the bar, passed the bar, called to the bar, bar exam, bar-admitted
cpa = certified public accountant
cfa = chartered financial analyst
cfp
cma
enrolled agent
acca
aca
pmp = project management professional
prince2
csm = certified scrum master, certified scrummaster, scrummaster, scrum master
itil
comptia > certified
network+ = net+, comptia network+ > certified
ccna = cisco ccna, cisco certified network associate > certified
ccnp = cisco ccnp, cisco certified network professional > certified
cissp > certified
cka > certified
aws certified
shrm > certified
phr > certified
sphr > certified
six sigma black belt = black belt
green belt
bls = basic life support
acls = advanced cardiac life support
pals
first aid
food handler = food handlers, food handler's
servsafe > certified
cdl = commercial driver's license, commercial driver license, commercial drivers license, class a cdl
hazmat
osha 10
osha 30
journeyman
master electrician
master plumber
gas safe
nvq
qts = qualified teacher status
pgce = postgraduate certificate in education, post-graduate certificate in education
tefl > certified
tesol > certified
delta > certified
celta > certified
teaching credential = teaching certificate, teaching license
chartered
notary
valedictorian
honors = honours, hons, cum laude, summa cum laude, magna cum laude
distinction = with distinction, distinctions
with merit = merit, merits
ceng = chartered engineer > chartered, engineer
mos = microsoft office specialist, ms office specialist > certified
ppl = private pilot licence, private pilot license, private pilot's licence > licence, license
dean's list
scholarship = scholarships > award
fellowship = fellowships > award
award = awards, award-winning, prize
patent = patents, patented
security clearance
fluent
bilingual
native speaker
`;
