/** Texts to try the tools with. The people and firms in them do not exist. */
export const sampleBullet =
  "I was responsible for moving the checkout to a new payment provider with 3 people, failed payments went from 4% to 1%";

export const sampleResumeText = `Nora Whitfield, Software Engineer
Built the refunds service in TypeScript and Node.js, which handles about 40,000 refunds a month.
Designed the customs document API with PostgreSQL for 3 partner ports.
Moved 14 cron scripts to a queue with retries and alerts.
Skills: TypeScript, Node.js, React, PostgreSQL, Docker, AWS, Git`;

export const sampleJobAd = `Backend Engineer at Harrow Lane Logistics
You build services in TypeScript and Node.js that plan deliveries for 200 depots.
You know PostgreSQL well and have run services with Docker and Kubernetes.
Kafka or another queue is a plus. You write tests, documentation and clear commit messages.`;
