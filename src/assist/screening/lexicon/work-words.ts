/** Words by which a text shows that it tells of work, learning or something made; in the singular. */
export const WORK_WORDS: ReadonlySet<string> = new Set(
  `ability account accountant accounting achievement admin administration advertising advice agency agent agriculture aide analysis analyst app application
  appointment apprentice apprenticeship archive art article artist assembly assistant attendance audit author award bachelor bakery bank bar barista bartender
  bookkeeping bootcamp bot branch brand bricklayer brochure browser budget builder building business buyer café campaign candidate card care career carer
  carpenter case cashier caterer catering cert certificate certification charity chatbot chef chemist child children church class classroom cleaner
  cleaning clerk client clinic club coach code collection college colleague committee community company competition computer conference construction consultant
  contact contract contractor cook cookbook coordinator council counter courier course court cover coverage critic crew curriculum customer dashboard data database deadline dealer
  degree delivery demo department deputy design designer desk developer diploma director display document donor drawing driver driving duty editor
  education electrician employee employer employment engine engineer engineering entry equipment event examiner exhibition exhibit experience expert export extension
  fabrication facility factory farm farmer farming festival filing film finance fitter fleet florist foreman framework freelance freelancer fundraiser
  fundraising gallery game gardener gardening generator graduate grant graphic groomer guard guest guide hackathon hairdresser handbook handyman
  headcount healthcare helpdesk holder home hospital hospitality host hostess hotel hour housekeeper housekeeping hygiene industry installation instructor insurance intern internship interview
  inventory invoice job joiner journal journalist junior kitchen kiosk lab laboratory labourer landscaping law lawyer lead leader leadership learner
  lecture lecturer legal lesson librarian library licence license line listing logistics machine machinery magazine maintenance management manager manufacturing market
  marketing masters master mechanic medicine meeting member mentor menu merchandise merchandiser midwife minute model month museum music musician nanny network
  newsletter nurse nursery nursing office officer online operation operator orchestra order painter painting paper paralegal part-time partner patient paperwork payroll performance
  performer photo photographer photography physio pilot pipeline placement planner plant plasterer platform plugin plumber podcast police porter portfolio position post
  postdoc poster practice presentation presenter prize process producer product production professional professor programme program project promotion property prototype publication
  publisher pupil purchasing qa qualification quality radio rapport receptionist recipe recruiter recruitment refugee region register repair report reporter reservation
  researcher research resident responsibility responsible restaurant retail retailer review robot role roofer round safety salary sale sales salesman salesperson sample scaffolder scheme scholarship school
  script section security self-employed seller seminar senior server service shift shop sitter site skill society software soldier solicitor song specialist spreadsheet stage staff
  stall startup station steward stock store strategy studio student study stylist subscriber subtitle supermarket supervisor supplier support surgery surgeon survey system task tax taxi
  teacher teaching team technician technology tenant terms test tester theatre therapist thesis tiler till timber tool tour trade trader trainee trainer training
  transport translator travel treasurer tutor typist uni university unit union user vacancy van vehicle vendor vet video visitor volunteer volunteering waiter waitress walker
  walking ward warden warehouse web website welder wiring woodwork work worker workflow working workplace workshop workspace writer writing yard year`.split(
    /\s+/,
  ),
);
