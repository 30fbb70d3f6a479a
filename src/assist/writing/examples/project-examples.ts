/** [text, what comes of it]: lines of projects; tone professional, seniority mid. */
export const PROJECTS: readonly (readonly [text: string, improved: string])[] = [
  ["I did a website for my brother's garage, 5 pages", "Did a website for my brother's garage, 5 pages"],
  ["a game i made in Godot for my cousin", "A game I made in Godot for my cousin"],
  ["knitting circle once a month, 12 neighbours", "Knitting circle once a month, 12 neighbours"],
  ["made an app for counting birds, 300 downloads", "Made an app for counting birds, 300 downloads"],
  [
    "My thesis was about noise in open offices, 120 questionnaires",
    "My thesis was about noise in open offices, 120 questionnaires",
  ],
  [
    "worked with two friends on a card game, 500 copies printed",
    "Worked with two friends on a card game, 500 copies printed",
  ],
  ["was responsible for the sound at a school musical", "Responsible for the sound at a school musical"],
  ["helped my dad build a barn, 80 m2", "Helped my dad build a barn, 80 m2"],
  [
    "I programmed a bot that reminds people of medication",
    "Programmed a bot that reminds people of medication",
  ],
  [
    "a small online shop for handmade soap, 40 orders a month",
    "A small online shop for handmade soap, 40 orders a month",
  ],
  [
    "did an analysis of bus delays in Excel, 18,000 rows",
    "Did an analysis of bus delays in Excel, 18,000 rows",
  ],
  [
    "was doing a photo series about fishermen, shown in two cafes",
    "Did a photo series about fishermen, shown in two cafes",
  ],
  [
    "organised a charity run, 140 runners, £2,300 raised",
    "Organised a charity run, 140 runners, £2,300 raised",
  ],
  ["It's a tool that converts PDF to text", "It's a tool that converts PDF to text"],
  [
    "this was a group project on water quality with 4 students",
    "This was a group project on water quality with 4 students",
  ],
  [
    "I was working on an inventory database in Access for a museum",
    "Worked on an inventory database in Access for a museum",
  ],
  ["Responsible for the renovation of a 1950s kitchen", "Responsible for the renovation of a 1950s kitchen"],
  [
    "Was part of a team of 3 that made a robot arm for a competition",
    "Was part of a team of 3 that made a robot arm for a competition",
  ],
  [
    "My idea was a tool library for the street, 60 members now",
    "My idea was a tool library for the street, 60 members now",
  ],
  ["I wrote a script to rename 10,000 photos", "Wrote a script to rename 10,000 photos"],
  [
    "we made a documentary about the harbour, 22 minutes",
    "We made a documentary about the harbour, 22 minutes",
  ],
  ["helped organising a street festival with 30 stalls", "Helped organise a street festival with 30 stalls"],
  ["participated in a study on sleep in nurses", "Participated in a study on sleep in nurses"],
  ["I have created a timetable app for my school", "Created a timetable app for my school"],
  ["we developed a prototype of a foldable bike", "We developed a prototype of a foldable bike"],
  [
    "I was responsible for the budget of the student ball (12k)",
    "Managed the budget of the student ball (12k)",
  ],
  ["did the lighting for a dance show", "Did the lighting for a dance show"],
  ["set up a Minecraft server for 40 kids", "Set up a Minecraft server for 40 kids"],
  ["Involved in the planting of 400 trees in the park", "Involved in the planting of 400 trees in the park"],
  [
    "in this project i had to design a poster and a flyer for a zoo",
    "In this project I had to design a poster and a flyer for a zoo",
  ],
  [
    "I ran a workshop about composting for 25 neighbours",
    "Ran a workshop about composting for 25 neighbours",
  ],
  [
    "worked on a new rota system for the ward with the ward manager",
    "Worked on a new rota system for the ward with the ward manager",
  ],
  [
    "responsible for moving the archive to a new building, 900 boxes",
    "Moved the archive to a new building, 900 boxes",
  ],
  [
    "doing a survey among 200 customers about opening hours",
    "Did a survey among 200 customers about opening hours",
  ],
  [
    "I was tasked with making a training video for forklift drivers",
    "Made a training video for forklift drivers",
  ],
  ["Making of a wedding dress with 3,000 beads", "Made a wedding dress with 3,000 beads"],
  [
    "My project was to translate a children's book into Welsh",
    "My project was to translate a children's book into Welsh",
  ],
  ["as a volunteer I taught Excel to 12 seniors", "As a volunteer I taught Excel to 12 seniors"],
  ["used Arduino to build a greenhouse controller", "Used Arduino to build a greenhouse controller"],
  ["creating flyers and posters for the village fete", "Created flyers and posters for the village fete"],
  ["I started a book club in my company, 15 members", "Started a book club in my company, 15 members"],
  ["for my final project I built a CNC router", "For my final project I built a CNC router"],
  [
    "I had the idea for a bike to work week and did the posters, 48 people joined",
    "I had the idea for a bike to work week and did the posters, 48 people joined",
  ],
  ["The website is for a dog shelter, made in Wix", "The website is for a dog shelter, made in Wix"],
  ["I am building a chess engine in Rust", "Build a chess engine in Rust"],
  [
    "was in charge of the stage for a festival of 2,000 people",
    "In charge of the stage for a festival of 2,000 people",
  ],
  [
    "my final year project was a mobile app in Flutter that helps people find parking",
    "My final year project was a mobile app in Flutter that helps people find parking",
  ],
  [
    "A small CLI tool written in Rust to rename photos by EXIF date, has 230 stars on GitHub and is packaged for Homebrew and the AUR, used by people in 12 countries",
    "A small CLI tool written in Rust to rename photos by EXIF date\nHas 230 stars on GitHub and is packaged for Homebrew and the AUR, used by people in 12 countries",
  ],
  [
    "used python to scrape data and then i put it in a database and made graphs",
    "Used Python to scrape data and then I put it in a database and made graphs",
  ],
  ["did menus and cost sheets for a new bistro", "Did menus and cost sheets for a new bistro"],
  ["helped with a new filing system, 3,000 folders", "Helped with a new filing system, 3,000 folders"],
  [
    "together with a colleague I wrote a handbook for new starters, 24 pages",
    "Together with a colleague I wrote a handbook for new starters, 24 pages",
  ],
  ["worked on a novel about lighthouses", "Worked on a novel about lighthouses"],
  ["weekend thing where i put Nagios on a Pi", "Weekend thing where I put Nagios on a Pi"],
  ["Completed a project about growing algae in tanks", "Completed a project about growing algae in tanks"],
  ["my project was about growing algae in tanks", "My project was about growing algae in tanks"],
  ["group project on how bees find water", "Group project on how bees find water"],
];
