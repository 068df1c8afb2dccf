import { expect, test } from 'vitest'
import { ArchiveFields } from '#domains/archives/archive-fields.ts'
import { BudgetFields } from '#domains/budgets/budget-schemas.ts'
import { EventFields } from '#domains/calendar/event-schemas.ts'
import { CatalogFields } from '#domains/catalog/contract.ts'
import { ClientFields } from '#domains/clients/contract.ts'
import { AccountFields } from '#domains/finance/accounts-contract.ts'
import { BillFields } from '#domains/finance/bills-contract.ts'
import { RepeatFields } from '#domains/finance/repeats-contract.ts'
import { ReportFields } from '#domains/finance/reports-contract.ts'
import { RuleFields } from '#domains/finance/rules-contract.ts'
import { TaskFields } from '#domains/production/task-contract.ts'
import { ProjectFields } from '#domains/projects/staff-contract.ts'
import { BillingFields } from '#domains/site/billing.ts'
import { Company, Home, Legal, Privacy } from '#domains/site/section-schemas.ts'
import { emptyOf } from '#platform/contract/schema-parts.ts'
import { fieldsOf } from '#ui/workbench/form/fields-of.ts'
import { pathsOf } from '#ui/workbench/form/form-values.ts'

test.each(
  Object.entries({
    AccountFields,
    ArchiveFields,
    BillFields,
    BillingFields,
    BudgetFields,
    CatalogFields,
    ClientFields,
    Company,
    EventFields,
    Legal,
    Privacy,
    ProjectFields,
    RepeatFields,
    ReportFields,
    RuleFields,
    TaskFields,
  }),
)('each field of %s has its label', (_, schema) => {
  const factsOf = fieldsOf(schema)
  expect(pathsOf(emptyOf(schema)).filter((path) => !factsOf(path).label)).toEqual([])
})

test('each part of the home page has its label', () => {
  const factsOf = fieldsOf(Home)
  expect(Object.keys(Home.shape).filter((part) => !factsOf(part).label)).toEqual([])
})
