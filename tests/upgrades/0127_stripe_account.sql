insert into stripe_account (publishable_key, secret_keys, saved_at) values ('pk_test_exemplo', 'sealed', now());
