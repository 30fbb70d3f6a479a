/** Skills of one line are neighbours: who has one has a start in the others, and must not claim them. */
export const NEIGHBOURS: readonly string[] = `
JavaScript, TypeScript
Java, Kotlin, C#, Scala
C, C++, Rust
Python, Ruby, PHP, Perl, R
R, SAS, SPSS, Stata, MATLAB, Julia
Go, Rust, Java, C#
Swift, Objective-C
Bash, PowerShell
iOS, Android, React Native, Flutter
React, Vue, Angular, Svelte, Ember
Next.js, Nuxt
Vuex, Pinia, Redux
Django, Flask, FastAPI, Ruby on Rails, Laravel, Spring Boot, Express, NestJS
REST APIs, GraphQL, gRPC, SOAP
Sass, Tailwind CSS, Bootstrap
Webpack, Vite
Selenium, Cypress, Playwright
Jest, Vitest, Mocha, pytest, JUnit
PostgreSQL, MySQL, MariaDB, SQL Server, SQLite, Oracle, Azure SQL
T-SQL, PL/SQL, SQL
MongoDB, DynamoDB, Cassandra, NoSQL
Snowflake, BigQuery, Redshift, Databricks
Spark, Hadoop, Databricks, Hive
Kafka, RabbitMQ
Airflow, dbt, Fivetran, Informatica, Talend, SSIS
Power BI, Tableau, Looker, Looker Studio, Qlik, Metabase
PyTorch, TensorFlow, Keras, scikit-learn
AWS, Azure, GCP
Docker, Kubernetes, OpenShift, ECS
Swift, Kotlin
Python, R, Stata, SPSS, SAS
Linux, Windows Server
Unity, Unreal Engine
C++, C#, Java
Apex, Java
Embedded C, C++, Rust, C
SurveyMonkey, Qualtrics
Trados, MemoQ
Translation, Proofreading
Drake, TurboTax
CPA, Enrolled Agent
Tax preparation, Bookkeeping, Accounting
EMT, Paramedic
EMT, Triage
CPR, ACLS
Dementia care, Home health, CNA certification
Activities of daily living, CNA certification, Home health
Activities of daily living, Medication administration
Carpentry, Framing, Drywall, Painting, Roofing, Flooring
Skid steer, Heavy equipment
Landscaping, Irrigation
Solar installation, Electrical, Roofing
Wiring, Journeyman electrician license
Overhead crane, Rigging
Auto repair, Heavy equipment
Supply chain, Procurement, Logistics, Demand planning
Teaching license, Tutoring, Lesson planning, Marking
Child care, Early childhood education, CDA
Library science, Cataloging
OpenTable, Resy
Table service, Bartending
Table service, POS
Grill, Line cook, Food prep
Food safety, HACCP, ServSafe
Public relations, Copywriting, Content creation
Public relations, Event planning
Google Search Console, Google Analytics, SEO
Email marketing, Marketing automation
Office administration, Executive support, Calendar management
Sales experience, Negotiation, Account management, Prospecting
Sales experience, CRM
Delivery driving, Route planning, Driver's license
CompTIA Network+, CCNA
Networking, Cisco, CCNA
Dental hygiene, Dental assisting
Recruitment, ATS
Greenhouse, Lever
Payroll, Accounting
Illustrator, CLO 3D
CMA certification, CNA certification
ESL, Teaching license
Bookkeeping, Payroll
Paralegal, Legal secretary
Travel arrangements, Calendar management
Account management, Negotiation, Sales cycle
Help desk, Customer service
Plumbing, Pipefitting
Datadog, Monitoring
HashiCorp Vault, Encryption
Terraform, CloudFormation, Pulumi, Ansible
Ansible, Puppet, Chef
Jenkins, GitHub Actions, GitLab CI, CircleCI, Azure DevOps
Git, SVN
Prometheus, Grafana, Datadog, New Relic, Nagios, Splunk
VMware, Hyper-V, Proxmox
Linux, Unix
Windows, Windows Server, macOS
Active Directory, Azure AD
Intune, Jamf, SCCM
ServiceNow, Zendesk, Freshdesk, Jira
Cisco, Juniper, Aruba, Meraki, Ubiquiti
FortiGate, Palo Alto, pfSense
Splunk, Sentinel, QRadar
Nessus, Qualys
CompTIA A+, CompTIA Network+, CompTIA Security+, CySA+
CCNA, CCNP
Incident management, Incident response
Quoting, Estimating
User stories, Backlog, Product roadmap
Excel, Google Sheets
Outlook, Google Calendar, Calendar management
Microsoft Office, Google Workspace
SAP, NetSuite, Oracle ERP, Microsoft Dynamics, Epicor, Odoo
QuickBooks, Xero, Sage, Sage Intacct, FreshBooks, NetSuite
Dext, Receipt Bank, Expensify
Concur, Expensify
ADP, Gusto, Paychex
Anaplan, Adaptive Planning, Hyperion
GAAP, IFRS
Salesforce, HubSpot, Zoho, Pipedrive, Microsoft Dynamics
Outreach, Salesloft
Google Ads, Meta Ads, LinkedIn Ads, TikTok ads
Google Analytics, Adobe Analytics
Semrush, Ahrefs, Moz
Mailchimp, Klaviyo, Constant Contact, ActiveCampaign, HubSpot, Marketo, Pardot
Hootsuite, Buffer, Sprout Social
Instagram, TikTok, Facebook, YouTube, Pinterest, LinkedIn
Eventbrite, Cvent
Shopify, WooCommerce, Magento
Figma, Sketch, Adobe XD, InVision, Framer
Photoshop, Lightroom
Illustrator, CorelDRAW, Affinity Designer, InDesign, Photoshop
InDesign, Figma
Premiere Pro, Final Cut Pro, DaVinci Resolve, CapCut, Avid
After Effects, Motion design, Animation
Blender, Cinema 4D, Maya, 3ds Max
3D modeling, 3D rendering
AutoCAD, SolidWorks, Revit, Inventor, SketchUp, Fusion 360, CATIA, Rhino
Enscape, Lumion, V-Ray
Workday, BambooHR, UKG, Rippling, ADP
Clio, Westlaw, LexisNexis
Agile, Scrum, Kanban
Lean, Six Sigma, 5S, Kaizen
Epic, Cerner, Meditech, eClinicalWorks, Athenahealth, NextGen, Allscripts, PointClickCare
Dentrix, Eaglesoft, eClinicalWorks
RN license, LPN license, CNA certification
BLS, CPR, First aid
BLS, ACLS, PALS, NRP
ICU, Emergency nursing, Med-Surg, Telemetry, Operating room
Hospice, Dementia care, Geriatrics, Home health
IV therapy, IV certification, Phlebotomy
Medical coding, Medical billing, ICD-10, CPT coding
Medical billing, Insurance billing
CPhT, Pharmacy technician license
Special education, ABA, RBT, IEPs, Behavior plans, Autism
Special education, De-escalation, Autism
CDA, Early childhood education
Teaching license, QTS, PGCE
Google Classroom, Canvas, Schoology, Moodle, Blackboard, Seesaw
SIMS, PowerSchool, Infinite Campus
Key Stage 1, Key Stage 2, Key Stage 3, Key Stage 4, GCSE, A-level
Mathematics, Physics
Physics, Chemistry, Biology
MIG welding, TIG welding, Stick welding
Brazing, Soldering, Welding
Allen-Bradley, Siemens S7
PLC, Motor controls, VFD, SCADA, HMI
HVAC, Refrigeration
VRF systems, Mini-splits, Heat pumps
EPA 608, NATE certification
OSHA 10, OSHA 30
Journeyman electrician license, Electrical apprenticeship, Master electrician license
Electrical, Wiring
CNC, Lathe, Milling, Machining
Plasma cutting, Band saw
Calipers, Micrometers
Pneumatics, Hydraulics
Forklift, Reach truck, Pallet jack, Cherry picker
Forklift license, Forklift, Reach truck
Inventory management, Inventory control, Cycle counting, Stock reconciliation, Ordering
Order picking, Packing, Voice picking
WMS, ERP
CDL, CDL A, CDL B, HGV licence
CDL, Driver's license
Category C1, HGV licence, Driver's license
Hazmat endorsement, Tanker endorsement
Hours of service, ELD, DOT regulations, FMCSA
Dispatch, Load planning, Route planning
Samsara, Geotab
Square, Toast, Clover, Lightspeed, Micros, Aloha
POS, Cash register, Cash handling
Cash handling, Till balancing
Store management, Supervision
Supervision, Team leadership
ServSafe, Food handler card, Food hygiene certificate, HACCP, Food safety
GMP, GDP, HACCP, ISO 9001
Grill, Sauté
Pastry, Baking
Menu planning, Recipe costing
Food cost control, Labor cost control, Cost control
Espresso, Latte art, Pour-over
Bookkeeping, General ledger, Accounting
Accounts payable, Accounts receivable, Invoice processing
Bank reconciliation, Account reconciliation, Vendor reconciliation
CPA, ACCA, CIMA, CMA
Budgeting, Forecasting
Financial modeling, Financial analysis
Audit, Compliance
Account management, Prospecting, Lead generation
Inside sales, Outside sales, B2B sales
Cold calling, Prospecting
MEDDIC, SPIN selling, Challenger sale
Property and casualty license, Life and health license
Real estate license, MLS, Property valuation
Event planning, Project coordination
Venue sourcing, Vendor management
Negotiation, Contract negotiation, Vendor management
Project management, Project coordination, Scrum
PMP, PRINCE2, CAPM
Recruitment, Hiring, Onboarding
Onboarding, Staff training
SHRM-CP, PHR, CIPD
Copywriting, Content creation, Technical writing
SEO, SEM
Paid advertising, Performance marketing, SEM
Public relations, Social media
Photography, Videography, Photo editing
Video editing, Videography
Branding, Graphic design
UX design, UI design, Interaction design, Product design
Wireframes, Prototyping
User research, Usability testing, Market research
Data analysis, Business intelligence, Reporting, Statistics
Machine learning, Deep learning, Predictive modeling, Statistics
Medical office, Dental office, Front desk, Patient check-in
Appointment scheduling, Calendar management
Proofreading, Editing
Bachelor's degree, Associate degree
High school diploma, GED
APICS, CPIM, CSCP
`
  .trim()
  .split("\n");
