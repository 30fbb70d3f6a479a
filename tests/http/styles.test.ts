import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { namedStyle, namedStyleList } from "../../src/contract/styles.ts";
import { KEEPING } from "../../src/domain/limits.ts";
import { ENGINES } from "../support/databases.ts";
import { ResumeOwner } from "../support/resume-owner.ts";
import { type RunningServer, startServer } from "../support/running-server.ts";
import { STRONG_PASSWORD } from "../support/visitor.ts";

const LOOK = {
  name: "Wine red",
  template: "microsoft",
  theme: "navy",
  style: { accent: "#7a1f3d", bodySize: 10.5, columns: { skills: "main" } },
} as const;

const at = (id: string) => `/api/styles/${id}`;

for (const { engine, create } of ENGINES) {
  describe(`named styles on ${engine}`, () => {
    let server: RunningServer;

    beforeAll(async () => {
      server = await startServer({ place: await create(), limits: { requestsPerMinute: 100_000 } });
    });
    afterAll(() => server.stop());

    const arrive = () => ResumeOwner.arrive(server.url);
    const names = async (owner: ResumeOwner): Promise<string[]> =>
      (await owner.call("GET", "/api/styles")).body.styles.map(({ name }: { name: string }) => name);

    test("are kept, listed by their names on every device, renamed, replaced and deleted", async () => {
      const ada = await arrive();
      const kept = await ada.call("PUT", at("style-one"), { ...LOOK, name: "  Wine\u0000 red " });
      expect(kept).toMatchObject({ status: 200, body: { id: "style-one", ...LOOK } });
      expect(kept.headers.get("cache-control")).toBe("no-store");
      namedStyle.strict().parse(kept.body);
      await ada.call("PUT", at("style-two"), { ...LOOK, name: "Calm" });
      const phone = new ResumeOwner(server.url, ada.cookie);
      namedStyleList.parse((await phone.call("GET", "/api/styles")).body);
      expect(await names(phone)).toEqual(["Calm", "Wine red"]);

      const changed = { ...LOOK, name: "Plain", template: "google", style: {} };
      expect((await phone.call("PUT", at("style-one"), changed)).body).toMatchObject(changed);
      expect(await names(ada)).toEqual(["Calm", "Plain"]);
      expect((await ada.call("DELETE", at("style-two"))).status).toBe(204);
      expect((await ada.call("DELETE", at("style-two"))).status).toBe(404);
      expect(await names(phone)).toEqual(["Plain"]);
    });

    test("belong to their owner: the same id in another account is another style", async () => {
      const [ada, eve] = [await arrive(), await arrive()];
      await ada.call("PUT", at("same-style-id"), LOOK);
      expect((await eve.call("DELETE", at("same-style-id"))).status).toBe(404);
      expect(await eve.call("PUT", at("same-style-id"), { ...LOOK, name: "Eve’s" })).toMatchObject({
        status: 200,
      });
      expect([await names(ada), await names(eve)]).toEqual([["Wine red"], ["Eve’s"]]);
    });

    test("are bounded in number, also against requests at once, and one that is there can still be changed", async () => {
      const ada = await arrive();
      const answers = await Promise.all(
        Array.from({ length: KEEPING.namedStyles + 5 }, (_, index) =>
          ada.call("PUT", at(`style-number-${index}`), LOOK),
        ),
      );
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused).toHaveLength(5);
      expect(refused[0]?.body.code).toBe("too_many_styles");
      const [first] = (await ada.call("GET", "/api/styles")).body.styles;
      expect((await ada.call("PUT", at(first.id), { ...LOOK, name: "Other" })).status).toBe(200);
    });

    test.each([
      ["no name", { ...LOOK, name: " \u200b" }],
      ["a name that is too long", { ...LOOK, name: "x".repeat(KEEPING.styleName + 1) }],
      ["a template that there is not", { ...LOOK, template: "../../etc" }],
      ["a theme that there is not", { ...LOOK, theme: "neon" }],
      ["a colour that is a rule", { ...LOOK, style: { accent: "red;}" } }],
    ])("are refused with %s", async (_, body) => {
      const ada = await arrive();
      expect((await ada.call("PUT", at("refused-style"), body)).status).toBe(400);
      expect(await names(ada)).toEqual([]);
    });

    test("go along with the archive, are there once however often it is read, and go with the account", async () => {
      const ada = await arrive();
      await ada.call("PUT", at("style-one"), LOOK);
      const { body: archive } = await ada.call("GET", "/api/account/archive");
      expect(archive.styles).toMatchObject([LOOK]);
      const eve = await arrive();
      for (const _ of [1, 2])
        expect(await eve.call("POST", "/api/account/archive", archive)).toMatchObject({ status: 200 });
      expect(await names(eve)).toEqual(["Wine red"]);
      for (let index = 1; index < KEEPING.namedStyles; index++)
        await eve.call("PUT", at(`style-number-${index}`), { ...LOOK, name: `Style ${index}` });
      const more = {
        ...archive,
        styles: [...archive.styles, { ...archive.styles[0], name: "One too many" }],
      };
      expect((await eve.call("POST", "/api/account/archive", more)).body).toMatchObject({ stylesLeftOut: 1 });
      const hostile = { ...archive, styles: [{ ...archive.styles[0], style: { accent: "red" } }] };
      expect(await eve.call("POST", "/api/account/archive", hostile)).toMatchObject({ status: 400 });

      const rows = () => server.database.query.selectFrom("named_styles").select("id").execute();
      const before = await rows();
      expect((await ada.call("DELETE", "/api/account", { password: STRONG_PASSWORD })).status).toBe(204);
      expect((await rows()).length).toBe(before.length - 1);
    });
  });
}
