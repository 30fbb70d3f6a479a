/** "country adjective people": whose clients are in Norway has Norwegian clients. */
const TABLE = `norway norwegian norwegians|denmark danish danes|sweden swedish swedes|finland finnish finns|iceland icelandic|netherlands dutch|holland dutch
belgium belgian belgians|france french|germany german germans|austria austrian austrians|switzerland swiss|italy italian italians|spain spanish spaniards|portugal portuguese
ireland irish|scotland scottish scots|wales welsh|england english|britain british|uk british|poland polish poles|czechia czech czechs|hungary hungarian hungarians|romania romanian romanians
bulgaria bulgarian|greece greek greeks|turkey turkish turks|ukraine ukrainian ukrainians|russia russian russians|croatia croatian|serbia serbian|slovenia slovenian|slovakia slovak
estonia estonian|latvia latvian|lithuania lithuanian|china chinese|japan japanese|korea korean koreans|india indian indians|pakistan pakistani|vietnam vietnamese|thailand thai
israel israeli|egypt egyptian|morocco moroccan|kenya kenyan|nigeria nigerian|ghana ghanaian|canada canadian canadians|mexico mexican mexicans|brazil brazilian brazilians
argentina argentine argentinian|chile chilean|peru peruvian|colombia colombian|australia australian australians|america american americans|usa american|europe european europeans|asia asian|africa african`;

export const NATIONS: ReadonlyMap<string, readonly string[]> = namesOf();

function namesOf(): ReadonlyMap<string, readonly string[]> {
  const names = new Map<string, string[]>();
  for (const line of TABLE.split(/[|\n]/)) {
    const words = line.split(" ");
    for (const word of words) names.set(word, [...(names.get(word) ?? []), ...words]);
  }
  return names;
}
