import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileZip } from '@tabler/icons-react'
import { downloadFile } from '#client/download.ts'
import { useRun } from '#ui/workbench/form/use-run.ts'

interface ExportMenuProps {
  /** YYYY-MM. */
  month: string
  /** Whose ledger: `id_user` of the calls. */
  whose: number
}

/** The month as files. */
export function ExportMenu({ month, whose }: ExportMenuProps) {
  const { running, run } = useRun()
  const save = (kind: 'csv' | 'zip') =>
    void run(() =>
      downloadFile(
        `/api/v1/finance/report/${kind}?${new URLSearchParams({ month, id_user: String(whose) })}`,
        `financeiro-${month}.${kind}`,
      ),
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" loading={running} leftSection={<IconDownload size={18} aria-hidden />}>
          Exportar
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconFileSpreadsheet size={18} aria-hidden />} onClick={() => save('csv')}>
          Planilha do mês (CSV)
        </Menu.Item>
        <Menu.Item leftSection={<IconFileZip size={18} aria-hidden />} onClick={() => save('zip')}>
          Mês para a contabilidade (ZIP)
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
