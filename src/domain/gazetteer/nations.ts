/** Countries, states and tongues with their adjectives and codes; several in a line. */
export const NATIONS = `
Norway = ^norwegian, norwegians, !NO > Europe | Denmark = ^danish, ~danes, !DK > Europe, European Union | Sweden = ^swedish, ~swedes, !SE > Europe, European Union
Finland = ^finnish, finns, !FI > Europe, European Union | Iceland = icelandic > Europe | Netherlands = ^dutch, holland, !NL > Europe, European Union, Benelux
Belgium = belgian, belgians, !BE > Europe, European Union, Benelux | France = ^french, !FR > Europe, European Union | Germany = ^german, germans, !DE > Europe, European Union, DACH
Austria = austrian, austrians, !AT > Europe, European Union, DACH | Switzerland = swiss, !CH > Europe, DACH | Italy = ^italian, italians, !IT > Europe, European Union
Spain = ^spanish, spaniards, !ES > Europe, European Union | Portugal = ^portuguese, !PT > Europe, European Union | Ireland = irish, !IE, republic of ireland, !ROI, !IRL > Europe, European Union
Scotland = scottish, scots > United Kingdom, Europe | Wales = ^welsh > United Kingdom, Europe | England = ^english, !EN > United Kingdom, Europe | Poland = ^~polish, ~poles, !PL > Europe, European Union
Czechia = ^czech, czech republic, czechs, !CZ > Europe, European Union | Hungary = ^hungarian, hungarians, !HU > Europe, European Union | Romania = ^romanian, romanians, !RO > Europe, European Union
Bulgaria = bulgarian > Europe, European Union | Greece = ^greek, greeks, !GR > Europe, European Union | ~Turkey = ^turkish, turks, !TR | Ukraine = ^ukrainian, ukrainians, !UA > Europe
Russia = ^russian, russians, !RU | Croatia = croatian > Europe, European Union | Serbia = serbian > Europe | Slovenia = slovenian > Europe, European Union | Slovakia = slovak > Europe, European Union
Estonia = estonian > Europe, European Union | Latvia = latvian > Europe, European Union | Lithuania = lithuanian > Europe, European Union | China = ^chinese, !CN > Asia
Japan = ^japanese, !JP > Asia | Korea = ^korean, koreans > Asia | India = indian, indians, !IN > Asia | Pakistan = pakistani > Asia | Vietnam = ^vietnamese > Asia | Thailand = thai > Asia
Israel = israeli | Egypt = egyptian > Africa | Morocco = moroccan > Africa | Kenya = kenyan > Africa | Nigeria = nigerian > Africa | Ghana = ghanaian > Africa
Canada = canadian, canadians, !CA | Mexico = mexican, mexicans | Brazil = brazilian, brazilians | Argentina = argentine, argentinian | Chile = chilean | Peru = peruvian | Colombia = colombian
Australia = australian, australians, !AU | Europe = european, europeans | Asia = asian | Africa = african | United Kingdom = britain, british, uk, !GB, great britain, !UK > Europe
United States = america, american, americans, usa, !US, !USA, the states, united states of america | Luxembourg = !LU > Europe, European Union, Benelux | New Zealand = !NZ
United Arab Emirates = emirati, !UAE | New York = !NY > United States | Los Angeles = !LA | San Francisco = !SF | Washington = !DC, !WA > United States | Texas = !TX > United States | Florida = !FL > United States
Northern Ireland = !NI > United Kingdom, Europe | Alabama = !AL > United States | Alaska = !AK > United States | Arizona = !AZ > United States | Arkansas = !AR > United States | Colorado = !CO > United States | Connecticut = !CT > United States | Georgia = !GA > United States | Hawaii = !HI > United States
Illinois = !IL > United States | Iowa = !IA > United States | Kansas = !KS > United States | Kentucky = !KY > United States | Maryland = !MD > United States | Massachusetts = !MA > United States | Michigan = !MI > United States | Minnesota = !MN > United States | Missouri = !MO > United States | Nebraska = !NE > United States | Nevada = !NV > United States
New Jersey = !NJ > United States | New Mexico = !NM > United States | North Carolina = !NC > United States | North Dakota = !ND > United States | Ohio = !OH > United States | Oklahoma = !OK > United States | Oregon = !OR > United States | Pennsylvania = !PA > United States | Rhode Island = !RI > United States | South Carolina = !SC > United States
South Dakota = !SD > United States | Tennessee = !TN > United States | Utah = !UT > United States | Vermont = !VT > United States | Virginia = !VA > United States | Wisconsin = !WI > United States | Wyoming = !WY > United States | New South Wales = !NSW | British Columbia = !BC | Ontario = !ON
California = californian, !CA > United States | European Union = !EU | ^Mandarin | ^Cantonese | ^Arabic | ^Hindi | ^Urdu | ^Bengali | ^Punjabi | ^Swahili | ^Hebrew | DACH
Benelux | EMEA | APAC
Afghanistan = afghan, afghans > Asia | Iraq = iraqi | Iran = iranian | Syria = syrian, syrians | Lebanon = lebanese | Saudi Arabia = saudi | Nepal = nepali, nepalese > Asia | Bangladesh = bangladeshi > Asia | Sri Lanka = sri lankan > Asia | Philippines = filipino, filipina, ^~tagalog > Asia | Indonesia = indonesian > Asia
Malaysia = malaysian > Asia | Singapore = singaporean > Asia | Taiwan = taiwanese > Asia | Ethiopia = ethiopian > Africa | Eritrea = eritrean > Africa | Somalia = ^somali > Africa | Sudan = sudanese > Africa | South Africa = south african > Africa | Zimbabwe = zimbabwean > Africa | Uganda = ugandan > Africa
Albania = albanian > Europe | Bosnia = bosnian > Europe | Kosovo = kosovan > Europe | Moldova = moldovan > Europe | Armenia = armenian | Azerbaijan = azerbaijani | Kazakhstan = kazakh > Asia | Cuba = cuban | Jamaica = jamaican | Malta = maltese > Europe, European Union | Cyprus = cypriot > Europe, European Union
Delaware > United States | Idaho > United States | Indiana > United States | Louisiana > United States | Maine > United States | Mississippi > United States | Montana > United States | New Hampshire > United States | Haiti = haitian, ^haitian creole
`;
