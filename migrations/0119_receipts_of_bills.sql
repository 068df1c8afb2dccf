-- The receipts of a bill belong to its payment as long as that is there, else to the bill. Some stayed with a payment that was
-- deleted, and would have gone with it for good, or with a bill whose payment was brought back. The rows of receipts of bills
-- alone are read by their index; those that move are locked, for milliseconds.
update finance_attachments as file set report_id = known.report_id
from (
  select bill.id, (
    select max(payment.id) from finance_reports as payment
    where payment.bill_id = bill.id and bill.paid_on is not null and not payment.reversal and payment.deleted_at is null
  ) as report_id
  from finance_bills as bill where bill.id in (select bill_id from finance_attachments)
) as known
where file.bill_id = known.id and file.report_id is distinct from known.report_id;
-- Where the bill was deleted too, its receipt waits again, as it does of any deleted bill.
update finance_attachments set report_id = null
where id_user is not null and bill_id is null and report_id in (
  select report.id from finance_reports as report join finance_bills as bill on bill.id = report.bill_id
  where report.deleted_at is not null and bill.deleted_at is not null
);
