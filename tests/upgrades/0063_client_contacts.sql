insert into client_contacts (client_id, name, email, phone, gets_quotes, gets_charges, created_at)
  select min(id), 'Rute Lima', 'rute@exemplo.com.br', '', true, false, '2026-11-26T15:00:00Z' from clients;
