/** Names that are everyday words too: they count only where they are written as names. */
export const EVERYDAY_NAMES: ReadonlySet<string> = new Set(
  `
  greenhouse outreach go rust ruby swift react express flask spring rails rest node c r excel word access outlook teams oracle
  sage square toast epic spark slack zoom notion monday helm chef puppet snowflake looker lever sketch
  dart canvas blackboard micros aloha opera sabre clover lightspeed concur workday gusto rippling flink
  jest mocha cypress bluebeam unity unreal maya blender ember tailwind
  `
    .trim()
    .split(/\s+/),
);
