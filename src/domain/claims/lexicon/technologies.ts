import { TOOLS_OF_TRADES } from "./tools-of-trades.ts";

/**
 * "name = other spellings > what it is". A name supports its other spellings, and the plain words for what it is
 * ("spreadsheets" for Excel); never the other way round. Names that are ordinary words too stand in AMBIGUOUS.
 */
export const TECHNOLOGIES = `
objective-c = obj-c, objc, objective c > programming
tailwind = tailwind css, tailwindcss > css
subversion = svn > version control
tweet = tweets, tweeted, tweeting > twitter
logic pro = logic pro x, logic
javascript = js, ecmascript, java script > programming, code, software
typescript = ts > programming, code, software
python = py, python3 > programming, code, software, script
java > programming, code, software
c++ = cpp, c plus plus > programming, code, software
c# = csharp, c sharp > programming, code, software
.net = dotnet, dot net, asp.net > web, application
golang = go, go lang > programming, code, software
rust > programming, code, software
ruby > programming, code, software
ruby on rails = rails, ror > ruby
php > programming, code, software
kotlin > programming, code, mobile
swift > programming, code, mobile
scala > programming, code
perl > programming, code, script
matlab > programming, code
julia > programming
bash = shell scripting, shell scripts, shell script, shellscripts, shellscript > script
powershell > script
html = html5
css = css3
sass = scss
react = reactjs, react.js > frontend, front-end
react native > mobile
angular > frontend, front-end
angularjs = angular.js > frontend, front-end
vue = vuejs, vue.js > frontend, front-end
svelte > frontend, front-end
next.js = nextjs
node.js = nodejs, node js, node > backend, back-end
express.js = expressjs, express
django > python, backend, back-end, web
flask > python, backend, back-end, web
fastapi > python, api
spring boot = spring, springboot > backend, back-end
laravel > php
symfony > php
wordpress = word press, wp > cms, website
shopify > e-commerce, ecommerce, store
webflow > website
jquery = j query
visual studio code = vs code, vscode > editor
graphql = graph ql, gql > api
rest = restful, rest api, rest apis, restful apis > api
grpc
sql = structured query language > database, query, data
nosql > database
postgresql = postgres, psql, pgsql, pg > database, sql
sql server = mssql, ms sql, microsoft sql server, ms sql server > database, sql
mysql = my sql > database, sql
sqlite > database, sql
mongodb = mongo, mongo db > database
redis > cache, database
elasticsearch = elastic search, elastic
cassandra > database
dynamodb = amazon dynamodb, aws dynamodb > aws, database
oracle
snowflake > warehouse, data
bigquery = big query > warehouse, data
redshift = amazon redshift, aws redshift > aws, warehouse, data
databricks
spark = apache spark, pyspark
openai = openai api, open ai
hadoop
kafka = apache kafka > queue, messaging, streaming
rabbitmq > queue, messaging
airflow = apache airflow > pipeline
dbt
docker > container
kubernetes = k8s, kube > container
helm
terraform > infrastructure
ansible > automation
jenkins > pipeline, build, ci
gitlab > version
github > version
git > version
github actions = gh actions > ci, pipeline, build
aws = amazon web services > cloud
azure = microsoft azure > cloud
gcp = google cloud, google cloud platform > cloud
ec2 = amazon ec2, aws ec2 > aws, server, cloud
s3 = amazon s3, aws s3 > aws, storage, cloud
lambda = aws lambda > aws, serverless
linux > server
ubuntu > linux, server
red hat = rhel, red hat linux, red hat enterprise linux > linux, server
debian > linux, server
unix
windows = win, ms windows, microsoft windows
lightroom = adobe lightroom, lr > photo, image
heroku
firebase
latex
vba = visual basic for applications > excel, macro
ableton = ableton live > music, track
redux
d3 = d3.js, d3js > visualization, chart
nginx > server
vmware > virtual
active directory
prometheus > monitoring
grafana > dashboard, monitoring
datadog > monitoring
splunk > log, monitoring
new relic > monitoring
selenium > test, automated, automation
cypress > test
playwright > test
jest > test
pytest > python, test
junit > java, test
machine learning = ml
deep learning
artificial intelligence = ai
natural language processing = nlp
computer vision
large language models = llm, llms
tensorflow = tensor flow
pytorch
keras
scikit-learn = sklearn, scikit learn
pandas > python
numpy > python
jupyter
tableau > dashboard, report, visualization
power bi = powerbi, pbi > dashboard, report, visualization
looker > dashboard, report
google analytics = ga4 > analytics, traffic
google ads = adwords, google adwords > advertising, ads
facebook ads = meta ads > advertising, ads
hubspot = hub spot > crm
salesforce = sales force, sfdc > crm
zoho > crm
mailchimp > email, newsletter
marketo
hootsuite > social media
canva > design
photoshop = adobe photoshop, ps > image, design
illustrator = adobe illustrator > design
indesign = adobe indesign > layout, design
adobe creative suite = creative suite, creative cloud, adobe creative cloud > design
figma > design, prototype
sketch
premiere pro = premiere, adobe premiere, adobe premiere pro > video
after effects > video
final cut pro = final cut > video
autocad = auto cad > cad, drawing
solidworks = solid works > cad, drawing
revit > cad, model
sketchup
3d printing = 3 d printer, 3 d printing, 3d printer, 3d printers, 3d print, 3d printed, 3d-printed, 3d-printing > prototype
${TOOLS_OF_TRADES}`;

/** Everyday words that are names of tools only when they are written as names. */
export const AMBIGUOUS = new Set(
  "ps qb logic lamp elk lr li ig fb word win rust ruby swift julia rest express spring oracle spark helm lambda teams slack zoom excel notion sketch outlook sage canvas square clover opera concur greenhouse toast access unity blender relativity micros epic lean waterfall agile kanban node elastic rails er ed ar ap ar iv it or pr ui cypress jest unreal gusto workday iso ai ct ups clio intercom seesaw blackboard firewall react go sap vitals qa hr flask pg ts py js mongo kube py unity confluence premiere illustrator lightspeed clover tableau lexis primavera amadeus sabre bloomberg access gl ga4 sem".split(
    " ",
  ),
);
