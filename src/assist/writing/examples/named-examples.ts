/** [text, what comes of it]: lines of projects that name the thing, or come to it by a way round. */
export const NAMED: readonly (readonly [text: string, improved: string])[] = [
  [
    "script for sorting bills by month, written in Perl",
    "Script for sorting bills by month, written in Perl",
  ],
  ["homepage for the village choir", "Built a homepage for the village choir"],
  [
    "maze solving robot for the school fair, where we came second",
    "Maze solving robot for the school fair, where the team came second",
  ],
  [
    "maze solving robot for the school fair, we came second",
    "Maze solving robot for the school fair; the team came second",
  ],
  [
    "podcast about lost pubs, 5 episodes so far, I do the editing and the interviews",
    "Podcast about lost pubs, 5 episodes so far; do the editing and the interviews",
  ],
  [
    "booklet with ten recipes for students, it was printed for 2 schools",
    "Booklet with ten recipes for students; it was printed for 2 schools",
  ],
  ["maps of bus routes made with QGIS", "Maps of bus routes made with QGIS"],
  [
    "data pipeline for sensor readings, airflow + postgres, runs every night",
    "Data pipeline for sensor readings, airflow and Postgres, runs nightly",
  ],
  ["firmware (C++, AVR) for a bike computer", "Developed firmware (C++, AVR) for a bike computer"],
  [
    "some powershell scripts that clean up old user folders",
    "Developed some PowerShell scripts that clean up old user folders",
  ],
  ["5 song EP recorded in a barn", "5 song EP recorded in a barn"],
  ["wooden kayak, 4 metres, built with my dad", "Wooden kayak, 4 metres, built with a family member"],
  [
    "comic about a lighthouse keeper, drawn in Procreate",
    "Comic about a lighthouse keeper, drawn in Procreate",
  ],
  [
    "mobile app in Flutter, I did the design and a friend did the code",
    "Mobile app in Flutter; did the design and a friend did the code",
  ],
  ["short film of 6 minutes, I was helping the sound crew", "Short film of 6 minutes; helped the sound crew"],
  ["Bike repair tool", "Bike repair tool"],
  ["mural painted by my sister", "Mural painted by a family member"],
  ["fashion model for two local brands", "Fashion model for two local brands"],
  ["school library, shelved books on Fridays", "School library, shelved books on Fridays"],
  [
    "Python package for reading GPX files, published on PyPI",
    "Python package for reading GPX files, published on PyPI",
  ],
  [
    "my side project lets cooks share leftovers, its hosted on AWS",
    "The side project lets cooks share leftovers, its hosted on AWS",
  ],
  [
    "my final year project was about a steel shelter over a car park, mostly the wind loads in Excel",
    "The final year project was about a steel shelter over a car park, mainly the wind loads in Excel",
  ],
  ["project on whether tea helps sleep, used R", "Project on whether tea helps sleep, used R"],
  ["we had to build a boat from cardboard", "The team had to build a boat from cardboard"],
  ["we did a business plan for a cafe", "Did a business plan for a cafe with the team"],
  [
    "hobby project, a chess clock made with an Arduino and two buttons",
    "Hobby project, a chess clock made with an Arduino and two buttons",
  ],
  [
    "uni group project, we had to plan a tram stop and I was doing the drawings in AutoCAD",
    "University group project; the team had to plan a tram stop and I was doing the drawings in AutoCAD",
  ],
  ["volunteer project: painted 6 benches in a park", "Volunteer project: painted 6 benches in a park"],
  [
    "this is a project where I looked at 2 years of taxi data in R to find slow streets",
    "Reviewed 2 years of taxi data in R to find slow streets",
  ],
  ["the idea was to have a map of every bench in town", "The idea was to have a map of every bench in town"],
  [
    "the aim was to build a cheap telescope, i used two old lenses",
    "The aim was to build a cheap telescope; used two old lenses",
  ],
  [
    "just a little raspberry thing that waters the basil when it is dry",
    "Just a little raspberry thing that waters the basil when it is dry",
  ],
  ["this was a busy month", "A busy month"],
  ["collection of ten linen shirts, shown at a fair", "Collection of ten linen shirts, shown at a fair"],
  ["production of Macbeth at school", "Production of Macbeth at school"],
  [
    "redesign of the menu for a pub, tested with 6 guests",
    "Redesign of the menu for a pub, tested with 6 guests",
  ],
  ["my part in the survey was phoning 90 voters in Kent", "In the survey, called 90 voters in Kent"],
  [
    "my job in the project was to wire the lamps and write the manual",
    "In the project, wired the lamps and wrote the manual",
  ],
  ["did a thing about bees for the science fair", "Did a thing about bees for the science fair"],
  ["an excel sheet that splits tips for 9 waiters", "Created an Excel sheet that splits tips for 9 waiters"],
  [
    "It is a set of Playwright tests for a bank app, about 40 of them",
    "A set of Playwright tests for a bank app, approximately 40 of them",
  ],
  ["this app helps students find study rooms", "This app helps students find study rooms"],
  ["chat server written in Erlang as part of a course", "Chat server written in Erlang as part of a course"],
  [
    "robot that sorts beads by colour, built it in my garage",
    "Robot that sorts beads by colour, built it in own garage",
  ],
  [
    "tutoring app idea, won 2nd prize at a startup weekend",
    "Tutoring app idea, won 2nd prize at a startup weekend",
  ],
  ["booking system for a salon", "Booking system for a salon"],
  ["POS system at a bakery", "POS system at a bakery"],
  ["tour guide in Oslo", "Tour guide in Oslo"],
  ["chair of the parents council", "Chair of the parents council"],
  ["CSCS card, blue", "CSCS card, blue"],
  ["milking robot (Lely)", "Milking robot (Lely)"],
  ["design of a bookshelf in Fusion 360", "Design of a bookshelf in Fusion 360"],
  [
    "it was a project for a museum where we scanned 40 objects",
    "It was a project for a museum where the team scanned 40 objects",
  ],
  [
    "Group assignment: wrote a business plan for a bike cafe",
    "Group assignment: wrote a business plan for a bike cafe",
  ],
  ["my blog gets 200 readers a day", "The blog gets 200 readers per day"],
  ["my robot can climb stairs", "The robot can climb stairs"],
  [
    "Machine learning model that predicts churn for a gym",
    "Machine learning model that predicts churn for a gym",
  ],
  [
    "Open source library for parsing CSV in Zig, 500 stars",
    "Open source library for parsing CSV in Zig, 500 stars",
  ],
  ["unit tests for an open source parser", "Wrote unit tests for an open source parser"],
  [
    "helped my cousin paint a van, I only did the doors",
    "Helped a family member paint a van, only did the doors",
  ],
  [
    "was part of a student team that made a solar car in 8 weeks, I did the wiring",
    "Worked as part of a student team that made a solar car in 8 weeks, carried out the wiring",
  ],
];
