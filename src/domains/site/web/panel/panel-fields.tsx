import { Radio, Stack } from '@mantine/core'
import { PANEL_LABELS, PANELS, type Panel } from '#panel.ts'
import { QueryView } from '#ui/workbench/query-view.tsx'
import { LoadingRows } from '#ui/workbench/states.tsx'
import { usePanelChoice } from './use-panel-choice.ts'

/** What each interface is, for who chooses. */
const HINTS: Readonly<Record<Panel, string>> = {
  portuguese: 'Tudo em português, em reais e dd/mm/aaaa, sem esperas.',
  specified: 'Com os rótulos em inglês, os dólares e as esperas que a especificação pede.',
}

/** How the workbench is shown to the person: their own choice, or the firm's. Saved at once. */
export function OwnPanel() {
  const { choices, saveOwn, saving } = usePanelChoice()
  return (
    <QueryView
      query={choices}
      data={choices.data?.data}
      failed="A escolha do painel não veio"
      loading={<LoadingRows rows={3} height={24} label="Carregando a escolha do painel…" />}
    >
      {({ own, firm }) => (
        <Choice
          label="O seu painel"
          value={saving.own === undefined ? own : saving.own}
          onChoose={(panel) => saveOwn({ panel })}
          follows={`Como a empresa (${PANEL_LABELS[firm].toLowerCase()})`}
        />
      )}
    </QueryView>
  )
}

/** How it is shown to all who made no choice of their own. Saved at once, apart from the form that it stands in. */
export function FirmPanel() {
  const { choices, saveFirm, saving } = usePanelChoice()
  return (
    <QueryView
      query={choices}
      data={choices.data?.data}
      failed="A escolha do painel não veio"
      loading={<LoadingRows rows={2} height={24} label="Carregando a escolha do painel…" />}
    >
      {({ firm }) => (
        <Choice
          label="Painel da empresa"
          hint="Vale na hora, para toda a equipe, menos para quem escolheu outro no próprio perfil."
          value={saving.firm ?? firm}
          onChoose={(panel) => panel && saveFirm({ panel })}
        />
      )}
    </QueryView>
  )
}

interface ChoiceProps {
  label: string
  hint?: string
  value: Panel | null
  onChoose: (panel: Panel | null) => void
  /** What no choice of one's own is called, where that can be chosen. */
  follows?: string
}

const FOLLOWS = 'firm'

function Choice({ label, hint, value, onChoose, follows }: ChoiceProps) {
  return (
    <Radio.Group
      label={label}
      description={hint}
      value={value ?? FOLLOWS}
      onChange={(chosen) => onChoose(PANELS.find((panel) => panel === chosen) ?? null)}
    >
      <Stack gap="xs" mt="xs">
        {follows !== undefined && <Radio value={FOLLOWS} label={follows} />}
        {PANELS.toReversed().map((panel) => (
          <Radio key={panel} value={panel} label={PANEL_LABELS[panel]} description={HINTS[panel]} />
        ))}
      </Stack>
    </Radio.Group>
  )
}
