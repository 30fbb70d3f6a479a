/** Ranks and protected professions: nothing but the same word supports them. Words of one line mean the same. */
export const TITLES = `
manager managers
director directors
supervisor supervisors
president
vp vice-president
ceo
cto
cfo
coo
executive
officer
principal
foreman forewoman foreperson
superintendent
captain
chief
founder co-founder cofounder
owner
partner
chairman chairwoman chairperson
administrator
nurse nurses
physician doctor surgeon
pharmacist
therapist
psychologist
dentist
veterinarian vet
attorney lawyer solicitor barrister counsel
paralegal
judge
accountant
auditor
controller comptroller
banker
engineer developer programmer
architect
scientist
professor
lecturer
teacher educator
electrician
plumber
chef
sous-chef
consultant
strategist
specialist
expert
analyst
headteacher
coordinator
planner
recruiter
inspector
broker
producer
editor
pastor
sommelier
barista
realtor
dispatcher
estimator
`;
