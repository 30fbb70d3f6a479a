/** Verbs of single trades, beside the common ones of verb-list.ts. */
export const TRADE_VERBS: readonly string[] = `
accrue amortise amortize annotate apologise apologize argue arrest authenticate autoclave babysit backfill barter belong blow-dry boil braise
braze busk calm calve cannulate catheterise catheterize centrifuge chase chat chisel choreograph cite-check clad clip clone co-create
co-design co-develop co-edit co-host co-manage co-organise co-organize co-present co-run co-supervise co-teach cold-call compact
compensate complain compliment congratulate consign containerise containerize continue cope crimp crochet crop cross-check
cross-examine cross-sell cycle-count de-escalate debone declare depose depreciate descale despatch detain deter diarise diarize
differentiate disclose discourage dismiss dispute distinguish dockerise double-check drag dub dye eject embroider emphasise
emphasize encrypt engrave envision evict excavate fact-check fault-find fingerprint flush frisk fundraise gauge glean glue grout
haggle hand-deliver handcraft happen headhunt hoist hone hoover ideate incentivise incentivize incubate infuse inject intubate
invigilate irrigate itemise itemize jot juggle kickstart knit lacquer lease lodge localise localize lug marinate massage medicate
memorise memorize monetise monetize multitask notarise notice offboard offload onboard paginate palletise palletize
paraphrase parse pave peel penetrate photocopy pinpoint pipette plead pledge pluck poach ponder postpone precept preview
quarantine rationalise rationalize re-organise realise realize reassign reassure recap recite recount rectify redact redecorate redeem
redeploy referee refit reformat reimburse relaunch remind remit rent repaint replicate reply repoint repot reroute rescue reside
reskill restack restyle resurface retile retouch retrofit reupholster reuse rewire rinse roast salvage saute sculpt sear shear
shortlist showcase shred shrink-wrap simmer sketch skim socialise soothe spot-check stay steward stipulate stir stow straighten
strum style subcontract subedit sublet subtitle subtract supersede swap sync syndicate tally telephone thank titrate
tweak tweet typeset replant repack reload recheck reprint unclog unearth upholster upskill varnish vary virtualise virtualize wean whisk cashier
admit agree alter append auction avoid believe borrow brush click comb cool crack crush cure destroy detach disconnect drift elect erase
grab grate hammer hunt imagine knot melt mention mince nominate obey permit prefer proceed refuse reject remain remember repeat roam roll
rub sail scoop scratch scroll sift slow sponsor sprinkle squeeze strain swipe toss travel trek twist unplug urge wander whip
`
  .trim()
  .split(/\s+/);

/** Words that are things far more often than deeds: "emailing" and "emailed" are deeds, "email" is none. */
export const THINGS_DONE: readonly string[] = `
alarm blog bond cable cache calendar caption cash caution crane culture discipline earth email expense face fax fence fillet fire
frank gut hash headline hedge hem herd highlight image inventory kerb knock lamb master message milk mind minute mould mold muck
nail overlay perm petition pivot prime profile proof prop quilt rake regress rivet roof roster saddle scaffold screed screw shard
shoe shutter skin slash slate snag soak stain stamp stocktake storyboard strap stream suction template text thatch tile timetable tint
trench trial tap tape note name return exchange trap vote gift loan smoke fish dip paste plug pile cross leak march pause hike wish worry valet view vlog whiteboard x-ray culture color colour
`
  .trim()
  .split(/\s+/);
