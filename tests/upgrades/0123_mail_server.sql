insert into mail_server (host, port, security, user_name, password, from_name, from_email, saved_at)
  values ('smtp.exemplo.com.br', 587, 'starttls', 'contato@exemplo.com.br', 'sealed', 'Oficina', 'contato@exemplo.com.br', now());
