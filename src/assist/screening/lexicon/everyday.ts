/** Things to talk about that are no work of anybody's, in the singular. One says something, where nothing speaks of work. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  `alien anniversary auntie bitcoin boyfriend brother bunny candy cat celebrity cheese chocolate cousin crush dad daddy diary dog dragon easter egg
  ex ghost girlfriend god goldfish grandma grandpa grass halloween hamster headache heaven homework horoscope insomnia joke jupiter kiss kitten laptop
  lottery lyrics mars meme mom moon mum mummy nap nappy netflix onion pizza poem pokemon princess puppy rabbit rainbow riddle selfie soul sofa spinach
  superhero sushi sweetheart taxes tomato tuna unicorn universe weather wizard zodiac zombie`.split(/\s+/),
);

/** Of these it takes two. */
export const EVERYDAY_TOO: ReadonlySet<string> = new Set(
  `baby bath beach beer bread breakfast butter cake christmas cinema cold couch date diet dinner dream east fever fish flight flu football fox friend holiday
  hot husband ice kid landlord love lunch milk movie music neighbour neighbor nice party pet phone planet president rain red religion rice rose
  sea sister sky sleep snow spring star summer sun sugar teenager today tomorrow tonight tv vacation wedding wife wifi wine winter
  yesterday yoga lazy green blue beautiful lovely`.split(/\s+/),
);

/** What somebody asks to be written or made for them. A duty has more than one of these, or a reader. */
export const ASKED_FOR =
  "(?:poems?|jokes?|songs?|hai?ku|limericks?|essays?|cover letters?|letters?|emails?|e-mails?|stor(?:y|ies)|recipes?|lyrics|raps?|tweets?|texts?|speech|toast|caption|slogan|riddles?|quiz|puzzle|trip|itinerary|holiday|vacation|honeymoon|wedding|date|workout(?: plan)?|meal plan|diet(?: plan)?|shopping list|to-?do list|functions?|regex|sql query|program that|script (?:that|to|for)|picture|image|drawing|unicorn|cat|dog|dragon|flower|nickname|gift|present|movie|restaurant|game to play|playlist|costume|tattoo|excuse|pick-?up lines?|love letter|birthday card|obituary|horoscope|prayer|sonnet|fairy ?tale|joke|outfit)";
