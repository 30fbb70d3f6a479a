/** Databases, clouds, networks and what runs and guards them. */
export const PLATFORMS = `
SQL = structured query language
T-SQL = transact-sql, tsql > SQL
PL/SQL = plsql > SQL
NoSQL = nosql databases
PostgreSQL = postgres, psql, pgsql, ~pg > SQL, Relational databases
MySQL > SQL, Relational databases
MariaDB > SQL, Relational databases
SQLite > SQL, Relational databases
SQL Server = mssql, ms sql server, microsoft sql server, ms sql > SQL, Relational databases
Azure SQL > SQL
~~Oracle = oracle database, oracle db
MongoDB = ~mongo > NoSQL
DynamoDB = amazon dynamodb, aws dynamodb > NoSQL
Cassandra > NoSQL
Redis
OpenSearch
Elasticsearch = ~~elastic, elastic search
ELK stack = ~elk > Elasticsearch, Logstash, Kibana
Logstash
Kibana > Dashboards
Neo4j
~~Snowflake > Data warehousing
BigQuery = google bigquery > Data warehousing, GCP
Redshift = amazon redshift, aws redshift > Data warehousing, AWS
Databricks > Spark
~~Spark = apache spark, pyspark
Hadoop
~Hive
Kafka = apache kafka, kafka streams
RabbitMQ
~Airflow = apache airflow
dbt
Fivetran > ETL
Informatica > ETL
SSIS > ETL
SSRS
Talend > ETL
Power BI = pbi, powerbi > Data visualization, Dashboards
~Tableau > Data visualization, Dashboards
~~Looker > Data visualization, Dashboards
Looker Studio = google data studio, data studio > Data visualization, Dashboards
Qlik = qlikview, qlik sense > Data visualization, Dashboards
Metabase > Data visualization, Dashboards
D3.js = d3 > Data visualization
SAS > Statistics, Data analysis
SPSS > Statistics, Data analysis
Stata > Statistics, Data analysis
Docker > Containers
Kubernetes = k8s, ~kube > Containers
OpenShift > Kubernetes, Containers
~~Helm > Kubernetes
Istio = service mesh
Terraform > Infrastructure as code
CloudFormation > Infrastructure as code
Pulumi > Infrastructure as code
Ansible > Configuration management
~~Puppet > Configuration management
~~Chef > Configuration management
AWS = amazon web services, aws cloud > Cloud platforms
EC2 = amazon ec2, aws ec2 > AWS
ECS = aws ecs, fargate > AWS, Containers
EKS = aws eks > AWS, Kubernetes, Containers
GKE > GCP, Kubernetes, Containers
AKS > Azure, Kubernetes, Containers
SQS = amazon sqs > AWS
ArgoCD = argo cd > CI/CD
Linkerd
HashiCorp Vault = ~vault
MLflow
S3 = amazon s3, aws s3 > AWS
AWS Lambda = ~lambda > AWS, Serverless
~Azure = microsoft azure > Cloud platforms
GCP = google cloud, google cloud platform > Cloud platforms
Heroku
Jenkins > CI/CD
GitHub Actions = gh actions > CI/CD
GitLab > Git, CI/CD
GitLab CI = gitlab ci/cd > CI/CD
CircleCI > CI/CD
Azure DevOps > CI/CD
CI/CD = continuous integration, continuous delivery, continuous deployment, ci/cd pipelines, ci cd, cicd
GitHub > Git
Git = git version control > Version control
SVN = subversion > Version control
Version control
Prometheus > Monitoring
Grafana > Monitoring, Dashboards
Datadog > Monitoring
New Relic > Monitoring
Splunk > SIEM, Monitoring
Nagios > Monitoring
Nginx
Apache HTTP Server = ~apache
vSphere > VMware
ESXi > VMware
VMware > Virtualization
Hyper-V = hyperv > Virtualization
Proxmox > Virtualization
Citrix
Windows Server
Windows = microsoft windows, windows 10, windows 11, ~win, ms windows
macOS = os x, mac os
Active Directory
Azure AD = azure active directory, entra id, microsoft entra
Intune = microsoft intune > MDM
Jamf > MDM
MDM = mobile device management
SCCM
Microsoft Exchange = exchange server, exchange online
Office 365 administration = microsoft 365 administration
ServiceNow > Ticketing systems
Zendesk > Ticketing systems
Freshdesk > Ticketing systems
Jira > Ticketing systems
~Confluence
~Cisco = cisco ios, cisco switches, cisco routers > Networking
~Juniper
~Aruba
Meraki = cisco meraki > Cisco
Ubiquiti = unifi
FortiGate = fortinet > Firewalls
Palo Alto = palo alto networks, palo alto firewalls > Firewalls
pfSense > Firewalls
TCP/IP = tcp ip > Networking
DNS > Networking
DHCP > Networking
VPN = vpns > Networking
VLANs = vlan > Networking
BGP > Routing
OSPF > Routing
Veeam > Backups
SIEM
~Sentinel = microsoft sentinel, azure sentinel > SIEM
QRadar > SIEM
Nessus > Vulnerability scanning
Qualys > Vulnerability scanning
Burp Suite > Penetration testing
Metasploit > Penetration testing
Wireshark
MITRE ATT&CK = mitre
OWASP = owasp top 10
NIST
ISO 27001
SOC 2 = soc2
GDPR
PCI DSS = pci, pci compliance
CrowdStrike > EDR
EDR = endpoint detection and response
Always On = always on availability groups > High availability
`;
