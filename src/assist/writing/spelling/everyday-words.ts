/** Everyday and trade words that no training lot has: they are spelled well and replace none. */
export const EVERYDAY = `
bead beads shirt shirts skirts stollen pretty debit petty spanner starred logistic barrow borrow lather ladder latter letter bitter better batter butter matter mutter setter sitter
angle ankle apple badger bakery balcony ballet bandage banner barber barley barn barrel basin basket battery beard beaver beetle berry bishop
blanket blazer blender blossom blouse bonnet border boulder bowl bracelet braid bramble brass bread bridge broom broth bruise bucket buckle
buffet bumper bunting burger butcher button cabbage cabin cactus candle canoe canopy canvas caravan carpet carriage carrot castle cattle
celery cellar chalk chapel charm cheese cherry chess chicken chimney chisel cider cinema circus clamp clay cliff clinic cloak clutch
cocoa coffin collar comet compost copper coral cord cottage cotton couch cousin crab cradle crayon cream crest cricket crisp crown crust
curtain cushion custard dagger dairy daisy damp darts dawn deer desert dessert diary dinner ditch dizzy dough dragon drain drawer dream dryer
duck dwarf eagle elbow ember engine fabric fairy falcon feather fence fern ferry fiddle finch finger flannel flask fleece flint flock
flute foal foam fossil fountain fridge frost fruit fudge funnel fur gable gallon garlic gasket gate gauge ginger glider glove glue goat golf
grape grass gravel gravy grease grill grocer gutter hamlet hammer hamper handle harbour hatch hazel heron hinge hockey honey hood hoof hook
hose hostel hound hutch icing igloo inlet iris island ivory ivy jacket jelly jersey jewel jigsaw juice jumper kayak kennel kettle kidney
kiln kitten knee knife knob lamb lamp lantern latch lawn leaf leash leather lemon lens lever lilac linen lizard llama locker lotion lounge lumber
lunch mallet mango maple marble marrow meadow melon mermaid metal mirror mitten mole mortar moss moth mould muffin mule mural muscle museum
mustard napkin necklace needle nest noodle nozzle nursery oak oats olive onion orchard organ otter oven oxygen oyster paddle palace pancake panel
pantry parade parcel parrot parsley pasta pastry peach peanut pearl pebble pepper perfume petal pewter piano pickle pigeon pillow pine pistol
piston plank plaque plaster platter plum pocket poem poetry pond pony porch portrait pottery powder prawn pulley pump puppet puppy purse
quarry quilt rabbit radish raft raisin ramp raven razor reel ribbon ridge rifle river robin rocket roller roof rooster rope rose rudder rug
saddle saffron sail salad salmon saloon salt sandal sash satin sauce saucer sausage scarf scissors scooter screw seam seed sewer shawl shed
sheep sherry shield shovel shower shrimp shrub shutter silk silver sink siren skate skirt slate sleeve sleigh slipper slope snail snake soap
sock sofa soil soup spade spark sparrow spice spider spinach spire sponge spool spoon spruce square stable stair stall statue steak steel
stereo stool stove straw stream street suede sugar suit swan sweater syrup tackle tailor tank tape tapestry tart teapot temple tent thimble
thistle thorn thread throne thumb thunder tiger timber tinsel toast toffee tomato tongs topaz torch tower towel tractor tray treasure trellis
tripod trout trowel trunk tulip tunnel turban turkey turnip turtle twig ulcer umbrella valley valve vase vault velvet venison vessel vest
vinegar violet violin wagon waist walnut walrus wardrobe wasp wax weasel wheat whistle willow windmill window wizard wool wreath wrench wrist yacht
yarn yoga yolk zebra zipper hand tidy lovely silly happy hungry sunny rainy windy messy fussy lucky noisy busy funny scary shiny tasty
mostly hardly barely nearly rarely fairly partly kindly gently badly sadly loudly quietly
banksman grout lagging lintel joist rafter soffit fascia dado skirting architrave mitre dowel mortice tenon router jointer bandsaw
bobbin hem overlock serger toile balayage barbering keratin pedicure manicure gel acrylics shellac lashes brows tinting waxing threading
barista latte macchiato espresso panini crepe sous brunoise julienne mise deglet allergen allergens mocktail
gait cannula cannulas catheter catheters suction tracheostomy dialysis phlebotomy sharps obs handover rounding commode hoist slings
forks pallet pallets tugger tugs picker pickers reach counterbalance telehandler dumper bobcat hiab artic arctic rigid tacho
kanban scrum sprint backlog refactor linter webpack endpoint endpoints webhook webhooks idempotency microservice caching payload
payslip payslips accruals prepayments ledger ledgers recs reconciliations intercompany dunning remittance remittances
`;
