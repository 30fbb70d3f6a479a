import { Card } from "../ui/card.tsx";
import { Progress } from "../ui/progress.tsx";
import { Blocked, Fact } from "../ui/proof-marks.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import { type Column, Table } from "../ui/table.tsx";
import { Tag } from "../ui/tag.tsx";
import { Sample } from "./sample.tsx";

interface Payment {
  date: string;
  plan: string;
  amount: string;
}

const columns: readonly [Column<Payment>, ...Column<Payment>[]] = [
  { header: "Date", cell: ({ date }) => date },
  { header: "Plan", cell: ({ plan }) => plan },
  { header: "Amount", cell: ({ amount }) => amount, align: "end" },
];

const payments: readonly Payment[] = [
  { date: "1 May 2026", plan: "Pro", amount: "₹499" },
  { date: "1 April 2026", plan: "Pro", amount: "₹499" },
];

export function ContentSamples() {
  return (
    <>
      <Sample title="Card, tag, proof marks">
        <div className="grid gap-6 md:grid-cols-2">
          <Card title="A card">
            <p className="text-ink-soft">Holds one thing. It rests on the paper.</p>
          </Card>
          <Card>
            <p className="mb-3">
              <Tag>Sample</Tag>
            </p>
            <p>
              Cut build time <Fact>from 9 to 4 minutes</Fact> <Blocked>for 200 engineers</Blocked>
            </p>
          </Card>
        </div>
      </Sample>
      <Sample title="Tables">
        <Table
          caption="Recent payments"
          columns={columns}
          rows={payments}
          rowKey={({ date }) => date}
          empty="No payments yet."
        />
        <Table
          caption="Refunds"
          columns={columns}
          rows={[]}
          rowKey={({ date }) => date}
          empty="No refunds yet."
        />
      </Sample>
      <Sample title="Waiting">
        <div className="grid max-w-xl gap-6">
          <Skeleton label="Loading your resumes" />
          <Progress label="Making the PDF" percent={60} />
          <Progress label="Asking the AI" />
        </div>
      </Sample>
    </>
  );
}
