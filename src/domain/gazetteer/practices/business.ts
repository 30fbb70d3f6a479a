/** Offices, money, sales, marketing and people. */
export const BUSINESS_PRACTICES = `
Bookkeeping = book-keeping
Accounting
@Accounts payable = a/p, payables, pay bills, paid bills, vendor invoices, supplier invoices
@Accounts receivable = a/r, receivables
Payroll = payroll processing, payroll input
@General ledger = general ledger accounting
Month-end close = month end close, month-end, month end, closing the books, close the books, month-end closing
Journal entries = journal entry
Bank reconciliation = bank reconciliations, reconcile bank accounts, bank recs
Account reconciliation = reconciliations, account reconciliations, reconciliation
Account analysis
Invoice processing = process invoices, invoicing, invoices
Three-way match = 3-way match, three-way matching
Vendor reconciliation = reconcile vendor statements, vendor statements, supplier statements
Expense reports = expenses, expense management, process expenses
Sales tax = sales tax returns
Tax preparation = tax returns, tax filing, prepare taxes
Audit = auditing, audit support, internal audit, external audit, annual audit
Public accounting = public accounting firm
Financial reporting = financial statements
Financial modeling = financial models, financial modelling, three-statement models, build financial models
Financial analysis
Budgeting = budget, manage a budget, budgets, budget management, annual budget, budget planning
Forecasting = forecast, forecasts, sales forecasting, financial forecasting
Variance analysis = investigate variances
Corporate finance
Cost accounting
Credit control = collections, credit controller, overdue invoices, chased invoices > Accounts receivable
Treasury
Risk management
Compliance = regulatory compliance
Underwriting
Claims = claims intake, claims processing, claims handling
Policy renewals = renewals
10-key = ten-key, 10 key
Data entry
Typing
Filing = record keeping, records management, recordkeeping
Scanning
E-filing = e-filed, efiling, electronic filing
Proofreading = proofread
Business writing = correspondence, business correspondence
Calendar management = keep calendar, keep calendars, diary management, manage calendars, managing calendars, manage calendar, manage diaries
Travel arrangements = travel booking, book travel, travel planning, travel coordination, booking travel
Minute taking = take minutes, meeting minutes, taking minutes
Multi-line phones = multi-line phone, multi-line phone system, multiline phones, phone lines
Appointment scheduling = schedule appointments, schedule patients, appointment setting, scheduling appointments, book appointments
Scheduling = staff scheduling, rota planning, rota, shift planning, rosters
Office administration = clerical, administrative support, office manager, office supplies, order supplies
Event planning = event management, event coordination, plan events, organise events, organize events, organised party, organised the party, christmas party, book venues and speakers
Event registration
Venue sourcing = source venues, book venues
Vendor management = vendor relations, supplier management, vendor negotiation
Contract negotiation = negotiate contracts, contract negotiations
Contract management
Negotiation = negotiate, negotiating
Project management = manage projects
Project management software
Project coordination = coordinate projects
Change management
Stakeholder management
Process improvement = continuous improvement
Business analysis = requirements gathering
Product management = product owner
Legal terminology
Legal research
Litigation
Contract law
Employment law = labor law, labour law
Paralegal = paralegals
Legal secretary = legal assistant
Shorthand
Transcription
Translation = interpreting
@Human resources
Recruitment = recruiting, recruit, talent acquisition, sourcing candidates
Hiring = hire staff, hiring staff
Onboarding = onboard, induction
Employee relations = grievances, grievance, disciplinaries, disciplinary
Absence management = absence
Benefits administration = compensation and benefits
Performance management = performance reviews
Staff training = training staff, train your team, trains staff, train staff, training employees, train new hires, train people, employee training, hiring and training
Team leadership = lead a team, leading teams, people management, managing people, team management, lead a brigade
Supervision = supervise, supervised people, supervisory experience, supervising
Mentoring = mentor, mentorship
Public speaking
Presentations = presentation skills, presenting
Copywriting = copy writing
Content creation = create content, content marketing, content writing, blogging, blog posts
Technical writing
Editing = copy editing
Social media = social media marketing, social media management
Community management
Email marketing = email campaigns, email journeys, newsletters, newsletter
@SEO
SEM = @PPC, search engine marketing
Paid advertising = paid media, paid campaigns, paid social, digital advertising
Performance marketing
Digital marketing = online marketing
Marketing automation
Product marketing
Go-to-market = gtm, go-to-market strategy
Positioning = messaging, positioning and messaging
Product launches = launches, product launch
Battle cards = sales enablement
Market research
Competitive analysis = competitor analysis, competitive research
Brand management
@Public relations = media relations, press releases
Influencer marketing
Affiliate marketing
Fundraising
Grant writing = grants
Inside sales
Outside sales = field sales
B2B sales = b2b software sales, software sales, saas sales
Sales cycle = full sales cycle, closing deals
Prospecting = outbound prospecting, sales prospecting
Cold calling = cold calls, cold-calling
Lead generation = generate leads
Account management = key account management, grow accounts
Territory management
Quoting = quotes, quotations
Estimating = cost estimates, write estimates, estimation
Cross-selling = cross selling
Product demos = demos, demonstrations, sales demos, demo
Open houses = open house
Property valuation = valuations, comparative market analysis
Receipt capture
Accounting software
Payroll software
Property management systems
Sales experience = selling, salesman, salesperson, saleswoman, direct sales
Library science = library studies
Cataloging = cataloguing
Receptionist > Front desk, Phones
Executive support = executive assistant, pa to
`;
