/** Names of what offices, shops, hospitals and schools work with, in the form of the other technologies. */
export const TOOLS_OF_TRADES = `excel = ms excel, microsoft excel, xls > spreadsheet
google sheets = gsheets, g sheets > spreadsheet
microsoft word = ms word, word
powerpoint = power point, ppt, ppts, ms powerpoint > slide, presentation
microsoft office = ms office, office 365, o365, m365, microsoft 365, office suite
outlook > email
google workspace = g suite, gsuite
google drive = gdrive, g drive
google docs = gdocs > document
sharepoint = share point
access database = access, ms access, microsoft access
visio
microsoft project = ms project
teams = ms teams, microsoft teams
slack > chat, messaging
zoom > video
jira > ticket
confluence
trello > board
asana
notion
monday.com
basecamp
servicenow = service now > ticket
zendesk > ticket, support
freshdesk > ticket
intercom
quickbooks = quick books, qb > accounting, bookkeeping
xero > accounting, bookkeeping
sage
netsuite = net suite > erp
s/4hana = s4hana, s4/hana > sap, erp
sap > erp
oracle erp
epic = epic ehr, epic emr > chart, record, ehr, emr
cerner = oracle cerner > chart, record, ehr, emr
meditech > chart, record, ehr, emr
pyxis
omnicell
pacs
opera pms = opera
toast pos
micros
square pos
lightspeed
clover
opentable = open table > reservation
sabre
amadeus
westlaw = west law > research, legal
lexisnexis = lexis nexis, lexis > research, legal
clio
relativity
docusign > sign
spss > statistics, statistical, data
stata > statistics, statistical, data
sas > statistics, statistical, data
minitab
labview
ggplot
bloomberg terminal = bloomberg
adp
workday
gusto
kronos
paychex
bamboohr
greenhouse
concur
coupa
ariba
procore
bluebeam
primavera
plangrid
google classroom
canvas lms = canvas
blackboard
moodle
smartboard = smart board
kahoot
powerschool
seesaw
blackbaud
eventbrite
cvent
rf scanner = rf scanners
fedex
ups
samsara
google maps
linkedin = linked in, li > social media
facebook = fb > social media
instagram = ig, insta > social media
tiktok = tik tok > social media
twitter > social media
youtube = you tube, yt > video, social media
pinterest > social media
scrum
kanban
six sigma
lean six sigma
sre = site reliability engineering
ifrs
sox = sarbanes-oxley, sarbanes oxley
gdpr
hipaa
osha
fda
iso
oauth
saml
siem
blockchain
iot = internet of things
unity
unreal engine = unreal
blender
arduino
raspberry pi = rpi, raspi
android > mobile
ios > mobile
flutter > mobile
xcode
cpr = cardiopulmonary resuscitation
mig = mig welding
tig = tig welding
`.trimEnd();
