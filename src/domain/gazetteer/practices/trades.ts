/** Trades, plants, warehouses, roads, kitchens and shops. */
export const TRADE_PRACTICES = `
@HVAC = heating and cooling systems, air conditioning, hvac systems, hvac repair, hvac service
Refrigeration = refrigeration systems
Rooftop units = rtu, rtus
Furnaces = furnace
Heat pumps = heat pump
Boilers = boiler
Mini-splits = mini-split, ductless
Ductwork = duct work
Brazing
Soldering
Welding
@MIG welding = gmaw > Welding
@TIG welding = gtaw > Welding
@Stick welding = arc welding > Welding
Fabrication = metal fabrication, steel fabrication, sheet metal
Weld symbols
Blueprint reading = blueprints, read blueprints, reading blueprints, blueprint, technical drawings
Wiring diagrams = electrical schematics, schematics, wiring diagram
Multimeter = multimeters
Conduit bending = conduit, bend conduit, bending conduit, emt conduit
Wiring = electrical wiring, residential wiring
Electrical = basic electrical, electrical systems, electrical work, 480v, electrical troubleshooting, electrician
Motor controls = motor control
Motors = electric motors
Fire alarm systems = fire alarm, fire alarms
Building automation = bas, building automation systems, building controls
Plumbing
Pipefitting = pipe fitting
Carpentry = carpenter, cabinetry
Framing
Drywall
Painting
Roofing
Concrete
Masonry
Flooring
Tiling
Landscaping
Surveying
Lumber
Construction industry = construction experience, construction
Preventive maintenance = preventative maintenance, planned maintenance, pm
Industrial maintenance = plant maintenance
Maintenance experience = maintenance work
Mechanical repair = mechanical maintenance
Pneumatics = pneumatic systems
Hydraulics = hydraulic systems
Conveyors = conveyor, conveyor systems
Press brake
Plasma cutting = plasma cutter, plasma cutters
Band saw = bandsaw
Lathe = lathes, turning
Milling = milling machine, cnc mill, haas mill, milling machines
Machining = machinist
Calipers = caliper
Micrometers = micrometer
Overhead crane = overhead cranes, crane operation
Rigging
Scaffolding
Heavy equipment = heavy equipment operation, excavator, backhoe
Quality control = quality inspection, qc
Assembly = mechanical assembly
Hand tools = power tools
Auto repair = automotive repair, vehicle repair, car mechanic, auto mechanic, automotive technician, mechanic
Brake repair = brakes
Engine diagnostics = obd, engine faults, diagnosed engine, scan tool
@Forklift = forklift operation, fork lift, forklift operator, forklift driving
Reach truck = reach forklift, reach forklifts, reach trucks
@Cherry picker = order picker, cherry pickers
Pallet jack = pallet jacks, electric pallet jack
Order picking = picking orders, pick lines, pick and pack, picking and packing, pick orders, picking, pick/pack, prior picking and packing
Voice picking
Packing = packaging orders
Palletizing
Loading and unloading = load and unload, loading trucks, unload trucks
Shipping and receiving = shipping, receiving, shipping & receiving
Inventory management = inventory, stock management
Inventory control = stock control, inventory accuracy
Cycle counting = cycle counts, cycle count, stock counts, stocktaking, stock take, count stock, counted stock
Stock reconciliation = reconcile stock
Lot tracking = lot control, batch tracking
Warehouse experience = warehouse, warehousing, warehouse work, warehouse operations, packer, material handler, warehouse associate, order picker role, forklift operator role
Logistics = event logistics, on-site logistics
Supply chain = supply chain management
Procurement = purchasing, sourcing
Labor planning = labour planning, plan labor
Demand planning = forecast demand, demand forecasting
Manual handling
Safety = @H&S, workplace safety, safety compliance
Route planning = plan routes, planning routes
Load planning = plan loads, load securement
Dispatch = dispatching, dispatcher
Fleet management
Vehicle inspections = pre-trip inspections, pre-trip and post-trip inspections, pre-trip inspection, pre-trip, post-trip inspections
Tractor-trailer = tractor trailer, semi truck, 18-wheeler
Multi-drop delivery = multi-drop, multi drop, multidrop, drops a day, courier
Delivery driving = delivery driver, courier driver, cargo bike, van courier
Customer service = call center, call centre, call center agent, customer care, client service, guest service, customer support
Cash handling = handle cash, cash management, handling cash, handle money, count cash, counted cash, cash drawers, cash drawer
Cash register = cash registers, till, register operation, operate cash register
Till balancing = balance the till, balance till, cash reconciliation, cashing up, balancing drawers, balance drawer, count cash drawers, counted cash drawers
Returns and exchanges = process returns, returns
Age verification = check ids, id checks, checking ids
Visual merchandising = merchandising, visual standards, product displays
Stock replenishment = restocking, replenishment, stocking shelves, shelf stocking, stock shelves
Loss prevention = shrink, prevent loss, shrinkage, theft prevention
Store management = store manager, retail management, run a shop
Retail experience = retail, retail sales, sales associate, shop assistant, store clerk
Upselling
Opening and closing = open and close, open/close, opening/closing
Basic math = maths skills, math skills
Food safety = food safety management, food handling, safe food handling, fridge temperatures, food temperatures, temperature logs
Food prep = food preparation, prep, prep work, prepare food
Knife skills
Grill = grilling, grill station
Sauté = saute, sauté station, sauté stations
Scratch cooking = scratch kitchen, cook from scratch, cooking from scratch
Portioning = portion control
Butchery = butchering
Pastry = pastry skills, patisserie > Baking
Baking = bread, bread baking
Menu planning = menu development, menu design, write menus, menu writing
Recipe costing = cost recipes, menu costing
Food cost control = food cost, food costs, food costing, food cost management
Labor cost control = labor cost, labour cost, labor costs
Cost control
Ordering = ordering from suppliers, order from suppliers, supplier ordering, inventory ordering
Banquets = banquet, catering
Plant-based menus = plant-based, vegan menus, vegan cooking
Health inspections = health inspection
Liquor license knowledge = liquor license, liquor laws
Wine knowledge = wine, sommelier, wine list, wine pairing
Bartending = mixology, cocktails
Espresso = espresso drinks, espresso machine
Pour-over = pour over
Latte art
Coffee roasting = roasting
Barista experience = barista
Table service = serving, waiting tables, food service, waiter, waitress, waitstaff, fine dining, fine-dining > Customer service
Reservations
Housekeeping
Cleaning = sanitation, janitorial
Guest check-in = check in guests, check-in guests, guest registration
Payment processing = process payments
Complaint resolution = guest complaints, customer complaints, resolve complaints
Phones = answer phones, answering phones, phone etiquette, phone orders, phone calls, take calls, took calls
Front desk = front-desk, reception
Property management
Bank teller = teller > Cash handling, Customer service
Cashier = cashiering > Cash handling, Cash register, Customer service
Skid steer = skid loader
Solar installation = solar installer, solar panels, install solar, mounted panels
Line cook = line cooking, line cooks > Food prep
Irrigation = irrigation lines, sprinklers
`;
