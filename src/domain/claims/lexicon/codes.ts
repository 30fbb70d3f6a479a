/** Codes of countries, regions and languages. They count only in capitals: "it" and "us" are words. */
const TABLE = `DE:germany german|AT:austria|CH:switzerland|FR:france french|IT:italy italian|ES:spain spanish|PT:portugal portuguese|NL:netherlands dutch
BE:belgium|LU:luxembourg|PL:poland polish|CZ:czech|DK:denmark danish|SE:sweden swedish|NO:norway norwegian|FI:finland finnish|IE:ireland irish
GR:greece greek|HU:hungary hungarian|RO:romania romanian|TR:turkey turkish|UA:ukraine ukrainian|CN:china chinese|JP:japan japanese|CA:california canada
AU:australia|NZ:new zealand|IN:india|EN:english|GB:britain british|UK:united kingdom|US:united states american|USA:united states american|UAE:united arab emirates
EU:european union europe|NY:new york|LA:los angeles|SF:san francisco|DC:washington|TX:texas|FL:florida
DACH:germany austria switzerland|Benelux:belgium netherlands luxembourg|EMEA:europe middle east africa|APAC:asia pacific|States:united|NI:northern ireland
AL:alabama|AK:alaska|AZ:arizona|AR:arkansas|CO:colorado|CT:connecticut|GA:georgia|HI:hawaii|IL:illinois|IA:iowa|KS:kansas|KY:kentucky|MD:maryland|MA:massachusetts|MI:michigan|MN:minnesota|MO:missouri|NE:nebraska|NV:nevada|NJ:new jersey|NM:new mexico|NC:north carolina|ND:north dakota|OH:ohio|OK:oklahoma|OR:oregon|PA:pennsylvania|RI:rhode island|SC:south carolina|SD:south dakota|TN:tennessee|UT:utah|VT:vermont|VA:virginia|WA:washington|WI:wisconsin|WY:wyoming|ROI:republic ireland|NSW:new south wales|BC:british columbia|ON:ontario`;

export const CODES: ReadonlyMap<string, readonly string[]> = new Map(
  TABLE.split(/[|\n]/).map((row) => {
    const [code = "", names = ""] = row.split(":");
    return [code, names.split(" ")];
  }),
);
