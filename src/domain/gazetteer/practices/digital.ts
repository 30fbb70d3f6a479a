/** Software, data, design and the IT desk: what people do and know. */
export const DIGITAL_PRACTICES = `
Backend development = backend, back-end, back end, backend engineering, server-side development
Frontend development = frontend, front-end, front end, frontend engineering
Full-stack development = full stack, full-stack
Web development
Mobile development = mobile apps, mobile app development
@APIs = api design, api development, api integration
Microservices = microservice architecture
Relational databases = relational database, rdbms
@Database administration = database management
Data modeling = data modelling, data models, dimensional modeling
Star schema
Distributed systems
System design = systems design, software architecture
@Object-oriented programming = object oriented design
Functional programming
Design patterns
Algorithms = data structures, data structures and algorithms
Unit testing = unit tests, unit test
Integration testing = integration tests
End-to-end testing = end-to-end tests, e2e tests, e2e testing
Test automation = automated testing, automated tests, automation testing
@Test-driven development
Manual testing
@User acceptance testing = acceptance testing
@Quality assurance
Code review = code reviews, peer review
Pair programming
Debugging
Performance tuning = performance optimization, performance optimisation, query optimization, profiling, profiled, query tuning, tuned queries, tuned
Scalability
Cloud platforms = cloud platform, cloud computing, cloud services, cloud infrastructure, public cloud
Containers = containerization, containerisation, container orchestration
Infrastructure as code = iac
Configuration management
Serverless
@DevOps
Site reliability = @SRE
Incident management
Incident response = respond to incidents, triaged alerts, security incidents
Root cause analysis = root cause
Postmortems = postmortem, blameless postmortems
User stories = user story
Backlog = backlog prioritization, product backlog
Product roadmap = roadmap, roadmaps, product roadmaps
Product requirements = prd, prds, product requirements documents
Product analytics
Open source = open source projects, open-source
On-call = on-call rota, on-call rotation
Monitoring = observability, system monitoring
Scripting
Virtualization = @VM, virtualisation
Networking = computer networking, network administration, networks
Routing = routing protocols
Switching = network switches, switches
Wireless = @Wi-Fi, wireless networks
Firewalls
Load balancing
Backups = backup, data backup
Backup and recovery = disaster recovery, backup and restore
High availability
Patching = patch management
Troubleshooting = troubleshoot, fault finding, fault-finding, diagnostics, diagnose and repair
Hardware troubleshooting = hardware repair
Help desk = helpdesk, service desk, it support, technical support, desktop support, help desk tickets
Ticketing systems = ticketing system
Imaging = laptop imaging, image laptops, os deployment
Printers = printer support
Cybersecurity = cyber security, information security, infosec
Vulnerability scanning = vulnerability management, vulnerability assessment
Penetration testing = pen testing, pentesting
Threat modeling = threat hunting
Encryption = cryptography
Identity management = @SSO, iam, identity and access management
@CMS = content management systems
Web accessibility = accessibility, a11y
Responsive design = responsive web design, responsive web
E-commerce = ecommerce
Embedded systems = embedded software, firmware, embedded development
Game development
@Machine learning = machine learning models
@Deep learning = neural networks
Artificial intelligence = ai
Generative AI = @Large language models, genai
@Natural language processing
@Computer vision
Data science
Data analysis = data analytics, analyze data, analyse data, ad hoc analysis
Data visualization = data visualisation, visualize data
Dashboards = dashboard, dashboarding
Reporting = kpi reporting, maintain reports, prepare reports, build reports, create reports, generate reports, produce reports, report results
Data engineering
Data pipelines = data pipeline
Data warehousing = data warehouse, data warehouses
@ETL = etl pipelines, elt, etl jobs
Data cleaning = clean data, data cleansing, data wrangling
Data governance = data quality
Big data
Statistics = statistical analysis, statistical methods, statistical modeling
Regression = regression analysis, linear regression
Hypothesis testing
@A/B testing = a/b test, ab testing, experimentation
Time series = time series analysis
Predictive modeling = predictive models, predictive analytics
Business intelligence = bi
Spreadsheets = spreadsheet
Web analytics
Graphic design
UX design = @UX, user experience design
UI design = @UI, user interface design, ux/ui, ui/ux
Product design
Interaction design
User research = ux research, user interviews
Usability testing = user testing
Wireframes = wireframing
Prototyping = prototypes, prototype, rapid prototyping
Design systems = design system
Typography = typesetting, set type
Branding = brand identity, brand design, logo design
Packaging design = packaging designs
Label design
Print production = print-ready files, prepress, print design, print ready
Web design
Illustration = illustrations
Motion design = motion graphics
Animation = 2d animation, 3d animation
3D modeling = 3d modelling
3D rendering = 3d renders, rendering
Photo editing = photo retouching, retouching
Photography
Video editing = edit videos, edit video
Videography = video production, camera work, camera operation, filming
Colour grading = color grading, colour correction, color correction
Sound editing = audio editing, sound design, sound mixing, sound clean-up
Captions = captioning, subtitles
Codecs
Livestreaming = live streaming
Storyboarding = storyboards
Interior design
Space planning
Concept boards = mood boards, mood board
Construction documents = construction drawings
Building codes = building code
Drafting = technical drawing
Portfolio
Surveys = survey design, survey research, questionnaires
Cabling = cat6, cat5e, structured cabling, network cabling
Crosstabs = cross tabulation > Data analysis, Statistics
`;
