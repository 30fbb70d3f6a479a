/** Health care, social care and teaching. */
export const CARE_PRACTICES = `
Patient care = direct patient care, bedside care, patient assessment
Triage = triaging
Emergency nursing = @ER, er experience, ed experience
@ICU = critical care, icu nursing
Med-Surg = medical-surgical, med surg
Operating room = perioperative, surgical nursing
Labor and delivery = obstetrics
Pediatrics = paediatrics, pediatric care
Geriatrics = geriatric care, elderly care
Telemetry = cardiac monitoring
Ventilator management = ventilators, ventilator care, mechanical ventilation
Medication administration = pass medications, administer medications, administering medications, med pass, give medications, passing meds
IV therapy = iv insertion, iv starts, intravenous therapy, start ivs, iv placement
Wound care = wound dressings, wound dressing, dressing changes
Vital signs = vitals, blood pressure
Phlebotomy = blood draws, venipuncture, draw blood
Infection control = infection prevention
Charting = clinical documentation, patient charting
Catheter care = catheterization
Tracheostomy care = trach care
Dialysis
Hospice = hospice care, palliative care, end-of-life care
Dementia care = dementia, alzheimer's care, memory care, alzheimers, alzheimer, alzheimers patients
Home health = home care, home health care
Discharge planning
Case management
Care plans = care planning, care plan
Patient education
Activities of daily living = adls, adl, bathing, personal care
Patient transfers = transfers and ambulation, transfers, ambulation
Feeding assistance
Specimen collection
@EKG
@X-ray = radiology, radiography
Physical therapy
Occupational therapy
Mental health = behavioral health
Counseling = counselling
Crisis intervention
Medical terminology
Medical coding
Medical billing
Insurance billing = bill insurance
Insurance verification = verify insurance, insurance eligibility
Prior authorizations = prior authorization, prior auth
Referrals = referral
Copay collection = collect copays, copays
Dental office = dental practice
Medical office = medical office experience, front desk medical, medical reception
Patient check-in = check patients in, patient registration, patient intake
Immunization = immunizations, vaccines, vaccine, vaccinated, vaccinations, vaccination
Compounding = sterile compounding
Prescription filling = filling prescriptions, fill prescriptions, dispense medication
Sterilization = instrument sterilization, autoclave
Dental assisting = chairside assisting
Lesson planning = lesson plans, plan lessons, play-based lessons, lesson plan
Classroom management = kept order, behaviour in class
Differentiated instruction = differentiation
Curriculum development = curriculum design, curriculum planning
Special education = @SEN, special needs students, learning disabilities
Autism = autism spectrum
@Early childhood education = early childhood, early years, preschool teaching
Literacy instruction = reading instruction, phonics, guided reading
Mathematics = maths, math teaching, algebra, math
Science teaching
Behavior plans = behavior intervention plans, behaviour management, behavior management, behavior plan
De-escalation = de-escalation training, deescalation
Data collection = collect data
Parent communication = parent conferences, communication with parents, parent-teacher conferences
Student assessment = assessing students, formative assessment, assessment for learning
Marking = grading
Progress tracking = progress monitoring, track progress
Tutoring = private tutoring, tutor
Coaching
Safeguarding = child protection
Educational technology = edtech
Learning management systems = @LMS
Student information systems = student information system
American Sign Language = asl, sign language
Physics
Chemistry
Biology
Child care = childcare, nanny, babysitting, babysitter, childminder, camp counsellor, camp counselor
Observation and documentation = observe and document
Activity planning = planned crafts, plan activities, planned activities, plan games
Dental hygiene = dental hygienist, clean teeth
`;
