/** [text, what comes of it]: lines of projects that name the thing, or come to it by a way round. */
export const NAMED: readonly (readonly [text: string, improved: string])[] = [
  ["script for sorting bills by month, written in Perl", "Wrote a script for sorting bills by month in Perl"],
  ["homepage for the village choir", "Built a homepage for the village choir"],
  [
    "maze solving robot for the school fair, where we came second",
    "Collaborated on a maze solving robot for the school fair, where the team came second",
  ],
  [
    "maze solving robot for the school fair, we came second",
    "Collaborated on a maze solving robot for the school fair; the team came second",
  ],
  ["weather dashboard, React, hosted on Vercel", "Built a weather dashboard with React, hosted on Vercel"],
  [
    "simulation of traffic lights, done in Matlab, with charts",
    "Built a simulation of traffic lights in Matlab, with charts",
  ],
  [
    "podcast about lost pubs, 5 episodes so far, I do the editing and the interviews",
    "Produced a podcast about lost pubs, 5 episodes so far; handle the editing and the interviews",
  ],
  [
    "booklet with ten recipes for students, it was printed for 2 schools",
    "Created a booklet with ten recipes for students, printed for 2 schools",
  ],
  ["maps of bus routes made with QGIS", "Created maps of bus routes with QGIS"],
  [
    "data pipeline for sensor readings, airflow + postgres, runs every night",
    "Built a data pipeline for sensor readings with airflow + postgres, running every night",
  ],
  ["firmware (C++, AVR) for a bike computer", "Wrote firmware (C++, AVR) for a bike computer"],
  [
    "some powershell scripts that clean up old user folders",
    "Wrote powershell scripts that clean up old user folders",
  ],
  ["5 song EP recorded in a barn", "Recorded a 5 song EP in a barn"],
  ["8-bit synth with a speaker from an old radio", "Built an 8-bit synth with a speaker from an old radio"],
  ["wooden kayak, 4 metres, built with my dad", "Built a wooden kayak, 4 metres, with my dad"],
  [
    "comic about a lighthouse keeper, drawn in Procreate",
    "Drew a comic about a lighthouse keeper in Procreate",
  ],
  [
    "mobile app in Flutter, I did the design and a friend did the code",
    "Collaborated on a mobile app in Flutter; created the design and a friend did the code",
  ],
  [
    "short film of 6 minutes, I was helping the sound crew",
    "Contributed to a short film of 6 minutes; assisted the sound crew",
  ],
  [
    "wine finder, you type in a dish and it shows bottles",
    "Built a wine finder where you type in a dish and it shows bottles",
  ],
  ["Bike repair tool", "Bike repair tool"],
  ["mural painted by my sister", "Mural painted by my sister"],
  ["fashion model for two local brands", "Fashion model for two local brands"],
  ["school library, shelved books on Fridays", "School library, shelved books on Fridays"],
  [
    "Python package for reading GPX files, published on PyPI",
    "Built a Python package for reading GPX files, published on PyPI",
  ],
  [
    "my side project lets cooks share leftovers, its hosted on AWS",
    "Developed a side project that lets cooks share leftovers, hosted on AWS",
  ],
  [
    "my final year project was about a steel shelter over a car park, mostly the wind loads in Excel",
    "Completed a final year project about a steel shelter over a car park, mostly the wind loads in Excel",
  ],
  ["project on whether tea helps sleep, used R", "Completed a project on whether tea helps sleep, used R"],
  [
    "corpus of 300 letters which I typed up together with a friend",
    "Typed up a corpus of 300 letters together with a friend",
  ],
  [
    "there was this mural of the harbour that I designed and painted for the school",
    "Designed and painted a mural of the harbour for the school",
  ],
  ["we had to build a boat from cardboard", "Collaborated with the team to build a boat from cardboard"],
  ["we did a business plan for a cafe", "Collaborated with the team to create a business plan for a cafe"],
  [
    "hobby project, a chess clock made with an Arduino and two buttons",
    "Created a chess clock with an Arduino and two buttons (hobby project)",
  ],
  [
    "uni group project, we had to plan a tram stop and I was doing the drawings in AutoCAD",
    "Collaborated with the team to plan a tram stop (uni group project); created the drawings in AutoCAD",
  ],
  [
    "this was a weekend hackathon thing, our team made a bot for lunch orders",
    "Contributed to a team that made a bot for lunch orders (weekend hackathon)",
  ],
  ["volunteer project: painted 6 benches in a park", "Painted 6 benches in a park (volunteer project)"],
  [
    "its a firefox addon which hides comments, has 90 users",
    "Built a firefox addon which hides comments, with 90 users",
  ],
  ["so this one is a small tracker for houseplants", "Built a small tracker for houseplants"],
  [
    "this is a project where I looked at 2 years of taxi data in R to find slow streets",
    "Examined 2 years of taxi data in R to find slow streets",
  ],
  [
    "what I tried to do here was predict rents in Leeds from 800 adverts",
    "Attempted to predict rents in Leeds from 800 adverts",
  ],
  ["the idea was to have a map of every bench in town", "Devised a map of every bench in town"],
  [
    "the aim was to build a cheap telescope, i used two old lenses",
    "Aimed to build a cheap telescope; used two old lenses",
  ],
  [
    "just a little raspberry thing that waters the basil when it is dry",
    "Built a little raspberry thing that waters the basil when it is dry",
  ],
  ["this was a busy month", "This was a busy month"],
  ["A personal budget tracker. Built with Vue.", "Built a personal budget tracker with Vue."],
  [
    "collection of ten linen shirts, shown at a fair",
    "Created a collection of ten linen shirts, shown at a fair",
  ],
  ["collection of rubbish on 3 beaches", "Collected rubbish on 3 beaches"],
  ["production of Macbeth at school", "Production of Macbeth at school"],
  [
    "redesign of the menu for a pub, tested with 6 guests",
    "Redesigned the menu for a pub, tested with 6 guests",
  ],
  ["my part in the survey was phoning 90 voters in Kent", "Phoned 90 voters in Kent for the survey"],
  [
    "my job in the project was to wire the lamps and write the manual",
    "Wired the lamps and wrote the manual",
  ],
  [
    "this project involved asking 20 nurses about breaks and writing up what they said",
    "Asked 20 nurses about breaks and wrote up what they said",
  ],
  ["did a thing about bees for the science fair", "Did a thing about bees for the science fair"],
  ["an excel sheet that splits tips for 9 waiters", "Created an excel sheet that splits tips for 9 waiters"],
  [
    "It is a set of Playwright tests for a bank app, about 40 of them",
    "Created a set of Playwright tests for a bank app, about 40 of them",
  ],
  ["this app helps students find study rooms", "Built an app that helps students find study rooms"],
  ["chat server written in Erlang as part of a course", "Wrote a chat server in Erlang as part of a course"],
  [
    "robot that sorts beads by colour, built it in my garage",
    "Built a robot that sorts beads by colour, in my garage",
  ],
  [
    "tutoring app idea, won 2nd prize at a startup weekend",
    "Tutoring app idea, won 2nd prize at a startup weekend",
  ],
  ["booking system for a salon", "Built a booking system for a salon"],
  ["POS system at a bakery", "POS system at a bakery"],
  ["tour guide in Oslo", "Tour guide in Oslo"],
  ["chair of the parents council", "Chair of the parents council"],
  ["CSCS card, blue", "CSCS card, blue"],
  ["Annual budget of 30k, which I managed", "Annual budget of 30k, which I managed"],
  ["Clients sent photos, which I retouched", "Clients sent photos, which I retouched"],
  ["milking robot (Lely)", "Milking robot (Lely)"],
  ["design of a bookshelf in Fusion 360", "Designed a bookshelf in Fusion 360"],
  [
    "it was a project for a museum where we scanned 40 objects",
    "Collaborated with the team to scan 40 objects for a museum",
  ],
  [
    "Group assignment: wrote a business plan for a bike cafe",
    "Wrote a business plan for a bike cafe (group assignment)",
  ],
  ["my blog gets 200 readers a day", "Created a blog that gets 200 readers a day"],
  ["my robot can climb stairs", "Built a robot that can climb stairs"],
  ["a film that my friend wrote and I shot", "Collaborated on a film that my friend wrote and I shot"],
  [
    "Machine learning model that predicts churn for a gym",
    "Built a Machine learning model that predicts churn for a gym",
  ],
  [
    "Open source library for parsing CSV in Zig, 500 stars",
    "Built an open source library for parsing CSV in Zig, 500 stars",
  ],
  ["unit tests for an open source parser", "Wrote unit tests for an open source parser"],
  [
    "corpus of 2,400 letters which I typed together with two students",
    "Typed a corpus of 2,400 letters together with two students",
  ],
  [
    "helped my cousin paint a van, I only did the doors",
    "Supported my cousin in painting a van; only did the doors",
  ],
  [
    "was part of a student team that made a solar car in 8 weeks, I did the wiring",
    "Contributed to a student team that made a solar car in 8 weeks; handled the wiring",
  ],
];
