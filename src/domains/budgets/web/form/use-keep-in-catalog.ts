import { useQueryClient } from '@tanstack/react-query'
import { api } from '#client/calls/api.ts'
import { query } from '#client/calls/query.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { notifyError, notifySuccess } from '#ui/workbench/toasts.tsx'
import { catalogItemOf } from './catalog-line.ts'
import type { ItemValues } from './item-values.ts'

/** Keeps a line in the catalogue, and says so. */
export function useKeepInCatalog() {
  const queries = useQueryClient()
  const { run } = useRun()
  return (line: ItemValues) => {
    const item = catalogItemOf(line)
    if (!item) return notifyError('Dê ao item uma descrição e um preço antes de guardá-lo no catálogo.')
    void run(async () => {
      await api.catalog.create(item)
      void queries.invalidateQueries({ queryKey: query.catalog.key() })
      notifySuccess(`“${item.name}” está no catálogo`)
    })
  }
}
