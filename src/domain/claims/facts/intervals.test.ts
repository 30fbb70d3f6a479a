import { expect, test } from "vitest";
import { unsupportedFacts } from "./unsupported-facts.ts";

/** A source, an interval that it tells of, and one that joins dates of different things. */
const TWINS: readonly (readonly [source: string, honest: string, dishonest: string])[] = [
  ["born 1990, barista since 2015", "Barista since 2015", "Barista from 1990 to 2015"],
  ["born 1990, barista since 2015", "Since 2015", "25 years of experience"],
  ["born 1990, barista since 2015", "Born in 1990", "Barista, 1990–2015"],
  ["barista 2015-2019", "Barista from 2015 to 2019", "Barista since 2015, six years"],
  ["barista 2015-19, award 2021", "Barista, four years, 2015–2019", "Barista from 2015 to 2021"],
  ["started 2015, left 2019", "2015–2019, four years", "2013–2019, six years"],
  ["barista since 2015, won an award in 2019", "Won an award in 2019", "Barista from 2015 to 2019"],
  ["degree 2008. barista since 2015", "Degree in 2008", "Seven years of experience"],
  ["degree 2008. barista since 2015", "Barista since 2015", "Barista between 2008 and 2015"],
  [
    "waiter 2010-2012, barista 2018-2020",
    "Barista from 2018 to 2020",
    "Waiter and barista from 2010 to 2020",
  ],
  ["waiter 2015-18, manager 2018-22", "In the trade from 2015 to 2022", "In the trade from 2014 to 2022"],
  ["2010-2013 cook, 2013-2019 chef", "Chef from 2013 to 2019", "Chef from 2010 to 2019"],
  ["2010-2013 cook, 2013-2019 chef", "Cook and chef from 2010 to 2019", "Chef, 2010 to 2019"],
  ["2010-2013 cook, 2013-2019 chef", "In kitchens, 2010–2019", "Chef (2010–2019)"],
  ["temp 2012-15; supervisor 2015-20", "Supervisor 2015–2020", "Supervisor, 2012–2020"],
  ["summers 2021, 22 and 23", "Summers from 2021 to 2023", "Summers from 2021 to 2024"],
  ["from 2015, for two years", "From 2015 to 2017", "From 2013 to 2015"],
  ["born 1990. 2 years as barista", "Two years as barista", "Barista from 1990 to 1992"],
  ["malawi 2018 and again 2022", "Malawi in 2018 and 2022", "Malawi from 2018 to 2022"],
  ["planned since oct, done in april", "Six months of planning", "Eight months of planning"],
  ["opened 2016, loan paid back by 2019", "Loan repaid in three years", "Loan repaid in two years"],
  [
    "2021 sep - 2023 jan tester",
    "From September 2021 to January 2023",
    "From January 2021 to September 2023",
  ],
  ["lost 2021, won it back 2023", "Won it back two years after", "Two years of experience"],
  ["1 Aug 2015 - 31 Jul 2018", "From August 2015 to July 2018", "From July 2015 to August 2018"],
  ["start 1 Oct 2022, end 31 Mar 2023", "October 2022 – March 2023", "October 2022 – May 2023"],
  ["nov, dec and jan", "From November to January", "From November to February"],
  ["14 cases in 2021. 2022 we had 6", "From 14 in 2021 to 6 in 2022", "From 14 in 2021 to 8 in 2022"],
  ["since 15, now 19", "Four years of babysitting", "Nineteen years of babysitting"],
  ["holiday in may, project in september", "Project in September", "Project from May to September"],
  ["founded 2016 w/ 4 others, chair until 2020", "Chair from 2016 to 2020", "Chair from 2016 to 2021"],
];

test.for(TWINS)("%s: %s, never %s", ([source, honest, dishonest]) => {
  expect(unsupportedFacts(source, honest)).toEqual([]);
  expect(unsupportedFacts(source, dishonest)).not.toEqual([]);
});

test("dates of a source and of a confirmed statement make no interval", () => {
  expect(
    unsupportedFacts("barista since 2015", "Barista from 2008 to 2015", "finished school in 2008"),
  ).toMatchObject([{ kind: "time", text: "2008 to 2015" }]);
});
