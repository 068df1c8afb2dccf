import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { usePanel } from '#client/interface/panel.ts'
import { NoticeLine } from '#ui/workbench/notice-line.tsx'
import { usePanelChoice } from './use-panel-choice.ts'

/** Of a demonstration's dashboard, to the admin: says which interface it shows, and changes it for everybody. */
export function PanelNotice() {
  const { choices, saveFirm, isSaving } = usePanelChoice()
  if (usePanel() !== 'specified' || choices.data?.data.firm !== 'specified' || choices.data.data.own) return null
  return (
    <NoticeLine
      icon={IconLanguage}
      text="O painel está como especificado: rótulos em inglês, dólares nos orçamentos, esperas."
    >
      <Button variant="default" size="xs" loading={isSaving} onClick={() => saveFirm({ panel: 'portuguese' })}>
        Passar para o português
      </Button>
    </NoticeLine>
  )
}
