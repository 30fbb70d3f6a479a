export const SOFTWARE_PRACTICES: readonly string[] = [
  "Relational databases = relational database, rdbms",
  "Cloud platforms = cloud platform, cloud computing, cloud services, cloud infrastructure",
  "Containers = containerization, containerisation, container orchestration",
];
