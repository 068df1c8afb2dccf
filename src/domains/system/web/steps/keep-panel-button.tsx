import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { query } from '#client/query.ts'
import { PANEL_LABELS } from '#panel.ts'
import { notifyFailure } from '#ui/workbench/toasts.tsx'

/** Chooses for the firm the interface that it has already; the other is chosen where the step leads to. */
export function KeepPanelButton() {
  const client = useQueryClient()
  const { data } = useQuery(query.site.panel.read.queryOptions())
  const keeping = useMutation(
    query.site.panel.saveFirm.mutationOptions({
      onError: (error) => notifyFailure(error),
      onSettled: () => client.invalidateQueries({ queryKey: query.system.key() }),
    }),
  )
  if (!data) return null
  const { firm } = data.data
  return (
    <Button variant="default" size="sm" loading={keeping.isPending} onClick={() => keeping.mutate({ panel: firm })}>
      Manter {PANEL_LABELS[firm].toLowerCase()}
    </Button>
  )
}
