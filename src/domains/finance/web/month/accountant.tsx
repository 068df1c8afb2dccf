import { Button, Group, Modal } from '@mantine/core'
import { IconFileSpreadsheet, IconFileZip } from '@tabler/icons-react'
import { useState } from 'react'
import { downloadFile } from '#client/calls/download.ts'
import { nowMs } from '#clock.ts'
import { dayOf, firstOfMonth } from '#time.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'
import { MonthSelect } from './month-select.tsx'

/** The way to what the accountant gets of a month. */
export const AccountantButton = ({ onClick }: { onClick: () => void }) => (
  <Button
    variant="default"
    leftSection={<IconFileZip size={18} aria-hidden />}
    onClick={onClick}
    aria-label="Contador: levar o mês"
  >
    Contador
  </Button>
)

interface AccountantDialogProps {
  opened: boolean
  onClose: () => void
  /** The month that was chosen on the screen; the last whole one without it. */
  month: string | undefined
  /** The months with entries, newest first. */
  months: readonly string[]
  /** Whose ledger; undefined until it is known. */
  whose: number | undefined
}

/** What the accountant gets of a month, as one file. */
export const AccountantDialog = ({ opened, onClose, ...month }: AccountantDialogProps) => (
  <Modal opened={opened} onClose={onClose} title="Mês para o contador" size="32rem">
    {opened && <AccountantMonth {...month} />}
  </Modal>
)

function AccountantMonth({ month, months, whose }: Omit<AccountantDialogProps, 'opened' | 'onClose'>) {
  const [chosen, setChosen] = useState(month ?? firstOfMonth(dayOf(nowMs()), -1).slice(0, 7))
  const { running, run } = useRun()
  const [kind, setKind] = useState<'csv' | 'zip'>()
  const save = (kind: 'csv' | 'zip') => {
    setKind(kind)
    const asked = new URLSearchParams({ month: chosen, id_user: String(whose) })
    const name = kind === 'csv' ? `financeiro-${chosen}.csv` : `contador-${chosen}.zip`
    void run(() => downloadFile(`/api/v1/finance/report/${kind}?${asked}`, name))
  }
  const isOff = whose === undefined || running
  return (
    <div className="stack gap-100">
      <MonthSelect month={chosen} months={months} onChoose={setChosen} />
      <p>
        Um ZIP com a planilha das transações, os comprovantes e os XML das notas com o nome que a planilha diz, os
        extratos como o banco os deu e um resumo em PDF. O <b>LEIA-ME</b> conta o que está nele e o que falta.
      </p>
      <p className="soft">Tem dados de quem pagou e recebeu: mande-o só a quem cuida da sua contabilidade.</p>
      <Group justify="flex-end">
        <Button
          variant="default"
          loading={running && kind === 'csv'}
          disabled={isOff}
          leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
          onClick={() => save('csv')}
        >
          Só a planilha (CSV)
        </Button>
        <Button
          loading={running && kind === 'zip'}
          disabled={isOff}
          leftSection={<IconFileZip size={18} aria-hidden />}
          onClick={() => save('zip')}
        >
          Baixar o ZIP
        </Button>
      </Group>
    </div>
  )
}
