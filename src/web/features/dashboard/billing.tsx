import { content } from "../../content.ts";
import { calendarDay } from "../../dates.ts";
import { Table } from "../../ui/table.tsx";
import { Tag } from "../../ui/tag.tsx";

const { isSample, plan, transactions } = content.billing;

export function Subscription() {
  return (
    <section
      aria-labelledby="subscription"
      className="rounded-card border border-line bg-surface p-6 shadow-resting"
    >
      <h2 id="subscription" className="heading-3 flex items-center gap-3">
        Subscription
        {isSample && <SampleTag />}
      </h2>
      <p className="mt-3 font-medium">{`${plan.name} plan`}</p>
      <p>
        <span className="font-serif text-28 font-semibold">{plan.price}</span>{" "}
        <span className="text-ink-soft">{`a ${plan.period}`}</span>
      </p>
      {isSample && (
        <p className="mt-3 text-14 text-ink-soft">Nothing is charged: billing is not connected yet.</p>
      )}
    </section>
  );
}

export function Transactions() {
  return (
    <Table
      compact
      caption={
        <div className="flex items-center gap-3">
          <h2 className="heading-3">Recent transactions</h2>
          {isSample && <SampleTag />}
        </div>
      }
      columns={[
        { header: "Date", cell: ({ date }) => calendarDay(date) },
        { header: "For", cell: ({ description }) => description },
        { header: "Amount", cell: ({ amount }) => amount, align: "end" },
        { header: "Status", cell: ({ status }) => status },
      ]}
      rows={transactions}
      rowKey={({ date }) => date}
      empty="No transactions yet."
    />
  );
}

function SampleTag() {
  return (
    <span className="font-sans">
      <Tag>Sample</Tag>
    </span>
  );
}
