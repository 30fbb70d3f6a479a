/** Tools, rules and methods of offices, shops, studios and firms. */
export const BUSINESS = `
Microsoft Office = ms office, office suite, microsoft office suite
Microsoft 365 = office 365, m365, o365 > Microsoft Office
~~Excel = microsoft excel, ms excel, advanced excel, xls > Microsoft Office, Spreadsheets
~~Word = microsoft word, ms word > Microsoft Office
PowerPoint = microsoft powerpoint, ms powerpoint, ppt, ppts > Microsoft Office, Presentations
~~Outlook = microsoft outlook, ms outlook > Microsoft Office
Microsoft Access = ms access, ~~access, access database
Microsoft Teams = ms teams, ~~teams
Microsoft Project = ms project
SharePoint
Visio
Google Docs = gdocs > Google Workspace
Google Workspace = g suite, google suite
Google Sheets = gsheets > Spreadsheets
Google Calendar
~~Slack
~~Zoom
Asana > Project management software
Trello > Project management software
Monday.com = ~~monday > Project management software
~~Notion
Airtable
XLOOKUP > Excel
VLOOKUP = vlookups > Excel
Pivot tables = excel pivot tables, pivottables > Excel
~SAP = sap erp > ERP
S/4HANA = sap s/4hana, sap s4, s/4 > SAP, ERP
Oracle ERP = oracle fusion, oracle ebs > ERP
NetSuite = oracle netsuite > ERP
Microsoft Dynamics = dynamics 365, ~dynamics > ERP, CRM
Epicor > ERP
Odoo > ERP
QuickBooks = quickbooks online, qbo, ~qb, quick books > Accounting software
Xero > Accounting software
~~Sage = sage 50, sage 200 > Accounting software
Sage Intacct > Accounting software
FreshBooks > Accounting software
~Wave > Accounting software
Dext > Receipt capture
Receipt Bank > Receipt capture
~~Concur = sap concur > Expense reports
Expensify > Expense reports
Bill.com
ADP > Payroll software
~~Gusto > Payroll software
Paychex > Payroll software
Anaplan
Adaptive Planning = adaptive insights, workday adaptive
Hyperion
Bloomberg Terminal = ~bloomberg
GAAP = us gaap
IFRS
Sarbanes-Oxley = sox, sox compliance
VAT returns = vat, value added tax
1099s = 1099
W-9s = w-9, w9
ACH = ach payments
CRM = crm software, crm systems, customer relationship management
Salesforce = sfdc, salesforce crm > CRM
HubSpot = hubspot crm > CRM, Email marketing
Zoho = zoho crm > CRM
Pipedrive > CRM
~~Outreach = outreach.io
Salesloft
LinkedIn Sales Navigator = sales navigator
ZoomInfo
MEDDIC = meddpicc
SPIN selling
Challenger sale
Google Ads = adwords, google adwords > Paid advertising
Meta Ads = facebook ads, instagram ads, facebook ads manager, meta ads manager > Paid advertising
LinkedIn Ads > Paid advertising
TikTok ads > Paid advertising
Google Analytics = ~ga4, google analytics 4 > Web analytics
Google Tag Manager = gtm container
Google Search Console = search console
Adobe Analytics > Web analytics
Semrush > SEO
Ahrefs > SEO
Moz > SEO
Mailchimp > Email marketing
Klaviyo > Email marketing
Constant Contact > Email marketing
ActiveCampaign > Email marketing
Marketo > Marketing automation
Pardot > Marketing automation
Hootsuite > Social media
~Buffer > Social media
Sprout Social > Social media
Instagram = ~ig, insta > Social media
TikTok > Social media
Facebook = ~fb > Social media
LinkedIn = ~li > Social media
YouTube = yt > Social media
Pinterest > Social media
~Meta
Eventbrite > Event registration
Cvent > Event registration
Shopify > E-commerce
WooCommerce > E-commerce
Magento > E-commerce
Etsy > E-commerce
Amazon Seller Central = seller central > E-commerce
Adobe Creative Suite = creative suite, creative cloud, adobe creative cloud, adobe suite
Photoshop = adobe photoshop, ~ps > Adobe Creative Suite, Photo editing
~Illustrator = adobe illustrator > Adobe Creative Suite
InDesign = adobe indesign > Adobe Creative Suite
Lightroom = adobe lightroom, ~lr > Adobe Creative Suite, Photo editing
After Effects = adobe after effects > Adobe Creative Suite, Motion design
Premiere Pro = adobe premiere, adobe premiere pro, ~premiere > Adobe Creative Suite, Video editing
Adobe XD
~Acrobat = adobe acrobat
Final Cut Pro = final cut > Video editing
DaVinci Resolve > Video editing
CapCut > Video editing
~Avid = avid media composer > Video editing
Canva
Figma
~~Sketch
InVision
~Framer
Webflow
CorelDRAW
Affinity Designer = ~affinity
~Procreate
~~Blender > 3D modeling
Cinema 4D > 3D modeling
~~Maya = autodesk maya > 3D modeling
3ds Max > 3D modeling
~Maze > Usability testing
UserTesting = usertesting.com > Usability testing
Hotjar
AutoCAD = auto cad > CAD
Revit > BIM
SketchUp = sketch up
SolidWorks > CAD
~Inventor = autodesk inventor > CAD
CATIA > CAD
Fusion 360 > CAD
~Rhino > CAD
Enscape
Lumion
V-Ray
~~Bluebeam
Procore
~Primavera = primavera p6
CAD = computer-aided design
BIM = building information modeling, building information modelling
LEED
NCIDQ
~ADA = ada compliance, ada guidelines
FF&E
~~Workday > HRIS
BambooHR = bamboo hr > HRIS
~Kronos > HRIS
UltiPro > HRIS
UKG > HRIS
~~Rippling > HRIS
HRIS = hr information system, hris systems
~~Greenhouse
~~Lever
ATS = applicant tracking system
~Clio
Westlaw
LexisNexis = ~lexis
MLS = multiple listing service
Applied Epic
EZLynx
KPIs = kpi, key performance indicators, key performance indicator
P&L = p and l, profit and loss, p&l management, p&l responsibility
FP&A = financial planning and analysis, fpa
OKRs = okr
~Agile = agile methodology, agile methodologies, agile development
~Scrum > Agile
~Kanban
Six Sigma = lean six sigma
~Lean = lean manufacturing, lean principles
~5S
Kaizen
SaaS = b2b saas, software as a service
B2B = business-to-business
B2C = business-to-consumer
Qualtrics > Surveys
SurveyMonkey = survey monkey > Surveys
Trados = sdl trados
MemoQ
TurboTax
~Drake = drake tax
Screaming Frog > SEO
VinSolutions > CRM
CLO 3D
~Amplitude > Product analytics
Mixpanel > Product analytics
~Intercom > Ticketing systems
Guidewire = guidewire claimcenter
Xactimate
Logic Pro = logic pro x, ~logic
Visual Studio Code = vs code
OpenAI = openai api
Firebase
~LaTeX
Ableton = ableton live
Large language models = llm, llms
Jupyter
Google Drive = gdrive
Basecamp
Omnicell
PACS
~~Sabre
~Amadeus
~Relativity
DocuSign
Minitab
LabVIEW
ggplot
Coupa
Ariba
PlanGrid
SMART Board
Blackbaud
Google Maps
Twitter
SRE = site reliability engineering
SAML
IoT = internet of things
Raspberry Pi = rpi, raspi
Xcode
MIG welding = MIG
TIG welding = TIG
`;
