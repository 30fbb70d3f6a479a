/** What a school or a university gives to a person. */
export const DEGREES = `
BSN = bachelor of science in nursing > Bachelor's degree
MSN = master of science in nursing > Master's degree, BSN
Associate degree = associate's degree, aa degree
Bachelor's degree = bachelor degree, bachelor's, bsc, ba degree, bs degree, undergraduate degree, b.s, b.a, bachelor of science, bachelor of arts, four-year degree, college degree, university degree, bs > Degree
Master's degree = master's, msc, ma degree, m.s, meng, graduate degree, master of science > Bachelor's degree, Degree
MBA = master of business administration > Master's degree, Degree
PhD = doctorate, doctoral degree, ph.d > Master's degree, Bachelor's degree, Degree
JD = juris doctor
Degree = university-educated
MLIS = mls degree, master of library science > Library science, Master's degree
MSW = master of social work
BSW = bachelor of social work
PGDip = postgraduate diploma
PGCert = postgraduate certificate
MPhil = master of philosophy
MRes = master of research
LLB = bachelor of laws, bachelor of law, law degree
~BEd = bachelor of education
~MEd = master of education
Foundation degree
EdD = doctor of education
First-class honours = first class degree, first class hons, 1st class hons, 1st class degree, 1st class honours
BCom = bachelor of commerce
BFA = bachelor of fine arts
MFA = master of fine arts
MPH = master of public health
MPA = master of public administration
Master of Architecture
BArch = bachelor of architecture
HND = higher national diploma
HNC = higher national certificate
~MD = doctor of medicine
Honours = honors, hons
Cum laude = summa cum laude, magna cum laude
`;
