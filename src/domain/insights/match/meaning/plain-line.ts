const words = (list: string): string => list.trim().split(/\s+/).join("|");

/** Words of denial, of wishes, of watching, and of other people: any of them may turn what a line names into no proof. */
const MAY_TURN = new RegExp(
  String.raw`\b(?:${words(`
    no not never without nor none cannot yet only just instead except
    hope hoping plan plans planning planned want wants wanted wish keen interested interest learn learning soon booked applied apply waiting
    watch watched saw seen see observed shadow shadowed shadowing stood present
    by their they them he she his her who whose colleague colleagues manager boss supervisor team office staff department dept agency
    contractor contractors supplier suppliers vendor vendors consultant consultants company firm brother sister wife husband friend friends
    partner father mother uncle cousin neighbour neighbours neighbor neighbors people someone somebody other others another our my`)}|like to|love to|going to|sat in|the \w+(?:er|or|man|ian|ist)s?)\b|n['’]t\b`,
  "i",
);

/** Whether nothing in a line speaks of anything but what its owner does or has: there rules may be believed that see words alone. */
export function isPlainLine(line: string): boolean {
  return !MAY_TURN.test(line);
}
