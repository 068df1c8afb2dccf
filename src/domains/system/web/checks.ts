import { fileSize } from '#file-size.ts'
import { dateTime } from '#time.ts'
import { plural } from '#ui/formats.ts'
import type { SystemState } from '../contract.ts'

/** One line of the page: what is looked at, how it is, and what to do where it is not well. */
export interface Check {
  name: 'version' | 'database' | 'room' | 'backup' | 'elsewhere' | 'mail' | 'storage'
  title: string
  level: 'ok' | 'attention' | 'failed'
  value: string
  note: string
  /** '' where nothing is to be done. */
  todo: string
}

/** What the page says of the installation. */
export function listChecks({ version, database, room, backup, mail, storage }: SystemState): Check[] {
  return [
    {
      name: 'version',
      title: 'Programa',
      level: 'ok',
      value: `Vitrine ${version.program}`,
      note: `Node ${version.node}, no ar desde ${dateTime(version.started)}`,
      todo: '',
    },
    {
      name: 'database',
      title: 'Banco de dados',
      level: 'ok',
      value: `PostgreSQL ${database.version}`,
      note: `${fileSize(database.bytes)}, ${database.embedded ? 'na pasta de dados' : 'em um servidor à parte'}`,
      todo: '',
    },
    { name: 'room', title: 'Espaço em disco', ...describeRoom(room) },
    { name: 'backup', title: 'Cópia de segurança', ...describeBackup(backup) },
    { name: 'elsewhere', title: 'Cópia em outro disco', ...describeElsewhere(backup) },
    { name: 'mail', title: 'E-mail', ...describeMail(mail) },
    { name: 'storage', title: 'Arquivos', ...describeStorage(storage) },
  ]
}

type Description = Omit<Check, 'name' | 'title'>

function describeRoom({ free, total, level }: SystemState['room']): Description {
  const text = { value: `${fileSize(free)} livres`, note: `de ${fileSize(total)} no disco dos dados` }
  if (level === 'enough') return { ...text, level: 'ok', todo: '' }
  return {
    ...text,
    level: level === 'low' ? 'attention' : 'failed',
    todo:
      level === 'low'
        ? 'Abaixo de 256 MB livres, arquivos novos são recusados. Aumente o disco, ou guarde menos cópias (BACKUPS).'
        : 'Nada novo é gravado. Apague arquivos de projetos ou cópias antigas, ou aumente o disco; o que já está guardado continua abrindo.',
  }
}

function describeBackup({ kept, stored, last, isLate, isRunning }: SystemState['backup']): Description {
  if (kept === 0)
    return {
      level: 'attention',
      value: 'Desligada',
      note: 'BACKUPS=0: nenhuma é feita à noite',
      todo: 'Defina BACKUPS=7 e reinicie o programa, ou faça as suas com npm run backup.',
    }
  const text = {
    value: last ? dateTime(last) : 'Nenhuma ainda',
    note: `Uma por noite, às 3h15, dos últimos ${plural(kept, 'dia', 'dias')}. ${plural(stored, 'guardada', 'guardadas')}`,
  }
  if (isRunning) return { ...text, level: 'ok', todo: 'Uma cópia está sendo feita agora.' }
  if (last && !isLate) return { ...text, level: 'ok', todo: '' }
  return {
    ...text,
    level: 'attention',
    todo: isLate
      ? 'A da última noite não foi feita. Veja abaixo se “Cópia de segurança da noite” falhou, e se há espaço em disco.'
      : 'A primeira é feita às 3h15 ou, se o programa estiver desligado a essa hora, quando ele voltar.',
  }
}

const describeElsewhere = ({ elsewhere }: SystemState['backup']): Description =>
  elsewhere
    ? { level: 'ok', value: dateTime(elsewhere), note: 'Feita com npm run backup', todo: '' }
    : {
        level: 'attention',
        value: 'Nenhuma que o programa conheça',
        note: 'As cópias da noite ficam no mesmo disco e se perdem com ele',
        todo: 'Monte um disco de fora e rode npm run backup -- /mnt/fora/vitrine.tar.gz. Se outra ferramenta já copia a pasta, está tudo certo: ela só não é vista daqui.',
      }

/** What `problem` names where the stored password was sealed with another secret (platform/mail/deliver.ts). */
const PASSWORD_UNREADABLE = 'EPASSWORDUNREADABLE'

function describeMail({ kind, set_by, problem, from, tested }: SystemState['mail']): Description {
  const note = tested ? `De ${from}. Testado em ${dateTime(tested)}` : `De ${from}. Ainda não testado`
  if (kind === 'outbox')
    return {
      level: 'attention',
      value: 'Sem servidor',
      note: 'Os e-mails viram arquivos na pasta outbox e não chegam a ninguém',
      todo: 'Configure abaixo o servidor de e-mail.',
    }
  if (problem.includes(PASSWORD_UNREADABLE))
    return {
      level: 'failed',
      value: 'A senha guardada não pode ser lida',
      note: 'Foi guardada em outra máquina, como antes de uma restauração',
      todo: 'Digite abaixo a senha de novo. O que espera na fila parte sozinho depois.',
    }
  if (problem)
    return {
      level: 'failed',
      value: 'O servidor não responde',
      note: problem,
      todo: `${set_by === 'machine' ? 'Confira SMTP_URL: endereço' : 'Confira abaixo servidor'}, porta, usuário e senha. O que espera na fila é tentado por dois dias e parte sozinho quando ele voltar.`,
    }
  return { level: 'ok', value: 'O servidor responde', note, todo: '' }
}

function describeStorage({ kind, reachable }: SystemState['storage']): Description {
  const note = kind === 'bucket' ? 'Em um bucket S3' : 'Na pasta de dados'
  if (reachable) return { level: 'ok', value: 'Ao alcance', note, todo: '' }
  return {
    level: 'failed',
    value: 'Fora de alcance',
    note,
    todo:
      kind === 'bucket'
        ? 'Confira S3_ENDPOINT, S3_BUCKET e as chaves. Até lá, imagens e downloads não abrem.'
        : 'Confira se a pasta de dados existe e se o programa pode lê-la.',
  }
}
